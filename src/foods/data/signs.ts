/** Words of other languages and pictures for allergens. They only warn. Notation: ../README.md. */
export const SIGNS = `
[in other languages]
  Milch, lait, leche, beurre, burro, mantequilla, manteiga, fromage, Käse, Kaese, formaggio, queijo, Sahne,
      Rahm, crème fouettée, melk, kaas, boter, slagroom, roomboter, karnemelk, requeijão, mjölk, smør, mælk, Molke, Molkenpulver, Quarkspeise, süt, yoğurt, tereyağı, peynir, mleko, mleka, masło, masła,
      Schlagsahne, Topfen, Vollmilch, leite, Buttermilch, lácteos, latticini, laitier, yaourt, yogur, молоко, масло,
      сыр, сливки, сметана, творог, кефир, susu, keju, mentega, gyuunyuu, 牛奶, 牛乳, 奶, チーズ, バター, ミルク, حليب, לחם חלב,
      חלב, दूध, 🥛, 🧀, 🧈, 🍦, 🍨, 🍼, 🍫 | +milk
  Ei, Eier, oeuf, huevo, uovo, uova, ovo, ei eieren, eieren, ägg, æg, egg hvite, jajko, jajka, Eigelb, Eiweiß,
      tuorlo, tuorli, albume, albumi, gema, gemas, eidooier, eigeel, telur, yumurta, gyeran, tojás, яйцо, яйца, 鸡蛋, 卵, 蛋, ביצים, ביצה, بيض, अंडा, 🥚, 🍳 | +eggs
  Erdnuss, Erdnüsse, cacahuète, cacahuate, arachidi, amendoim, amendoins, pinda, pindakaas, jordnötter, jordnødder, арахис,
      花生, ピーナッツ, 落花生, فول سوداني, 🥜 | +peanuts
  Nüsse, Nuss, Haselnuss, Haselnüsse, Walnuss, Walnüsse, Mandel, Mandeln, noix, noisette, amande, almendra,
      avellana, nuez, nueces, mandorla, mandorle, nocciola, nocciole, noci, pistacchio, pistacchi, pistache,
      anacardo, amêndoa, noz, nozes, noten, amandel, amandelen, hazelnoten, walnoten, cashewnoten, avelã, avelãs, anacardi, hasselnötter, mandler, орех, орехи, миндаль, 坚果, 杏仁, 核桃, アーモンド, ナッツ,
      くるみ, اللوز, جوز, 🌰, cacahuetes nueces, noci pecan | +nuts
  Weizen, Weizenmehl, Mehl, Dinkel, Roggen, Gerste, Hafer, Haferflocken, Brot, Nudeln, blé, farine, froment,
      seigle, orge, avoine, harina, trigo, cebada, centeno, avena, grano duro, frumento, orzo perlato, segale, pane,
      pão, farinha, bloem, tarwe, brood, paneermeel, havermout, pangrattato, aveia, centeio, cevada, vetemjöl, hvede, mąka, pszenica, мука, пшеница, хлеб, 小麦, 面粉, 面条, パン, うどん,
      ラーメン, قمح, קמח, गेहूं, 🌾, 🍞, 🥖, 🥐, 🥨, 🥯, 🍝, 🥞, 🧇, 🍕, 🫓, 🍪, 🍰, 🎂, 🥧, 🍩 | +gluten
  Fisch, poisson, pescado, pesce, peixe, fisk, ryba, thon, saumon, atún, acciuga, acciughe, tonno, salmone, merluzzo, alici, atum, salmão, sardinhas, zalm, tonijn, kabeljauw,
      ansjovis, merluza,
      bacalhau dessalgado, Lachs, Thunfisch, Sardellen, anchois, рыба, лосось, 鱼, 魚, サーモン, ツナ, سمك, 🐟, 🐠, 🍣 | +fish
  Garnele, Garnelen, Krabben, Krebs, crevette, homard, camarón, camarones, cangrejo, gambero, gamberi, granchio,
      aragosta, camarão, camarões, lagosta, garnalen, krab, kreeft, räkor, krewetki, креветки, 虾, 蟹, エビ, 海老, カニ, 🦐, 🦞, 🦀, 🍤 | +crustaceans
  Muscheln, Miesmuscheln, Tintenfisch, moule, huître, calmar, poulpe, mejillón, mejillones, almejas, pulpo,
      calamares, cozze, polpo, seppia, vongole, lulas, mosselen, inktvis, 牡蛎, 鱿鱼, イカ, タコ, ホタテ, 🦪, 🦑, 🐙, 🐌 | +molluscs
  Soja, soia, sojasaus, Sojasauce, соя, 大豆, 豆腐, 酱油, 醤油, 味噌, しょうゆ, 두부, 간장 | +soya
  Sellerie, Knollensellerie, Staudensellerie, apio, sedano, aipo, selderij, bleekselderij, knolselderij, seler, сельдерей, 芹菜, セロリ | +celery
  mostaza, senape, mostarda, mosterd, senap, sennep, musztarda, горчица, 芥末, からし | +mustard
  Sesam, sésamo, sesamo, gergelim, sesamzaad, ajonjolí, sezam, кунжут, 芝麻, ごま, ゴマ, سمسم, שומשום | +sesame
  Lupinen, altramuz, altramuces, lupino, tremoços | +lupin ?sulphites
  sulfitos, solfiti, Schwefeldioxid, sulfites ajoutés | +sulphites
  Schwein, Schweinefleisch, Speck, Schinken, porc, lardons fumés, jambon cru, cerdo, jamón cocido, maiale, porco,
      varken, 🥓, 🐖, 🐷 | +pork
  Fleisch, Hähnchen, Rindfleisch, Hackfleisch, viande, poulet, bœuf, carne, pollo, carne picada, manzo,
      carne macinata, vlees, kip, мясо, курица, говядина, 肉, 鸡肉, 鶏肉, 🍗, 🍖, 🥩 | +meat
`;
