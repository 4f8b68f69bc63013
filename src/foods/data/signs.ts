/** Words of other languages and pictures for allergens. They only warn. Notation: ../README.md. */
export const SIGNS = `
[in other languages]
  Milch, lait, leche, beurre, burro, mantequilla, manteiga, fromage, Käse, Kaese, formaggio, queijo, Sahne, Rahm,
      crème fouettée, melk, kaas, boter, mjölk, smør, smör, mælk, Molke, Molkenpulver, Quarkspeise, mleko, masło,
      Schlagsahne, Topfen, Vollmilch, leite, Buttermilch, lácteos, latticini, laitier, Joghurt, yaourt, yogur, молоко,
      масло, сыр, сливки, сметана, творог, кефир, susu, keju, mentega, gyuunyuu, 牛奶, 牛乳, 奶, チーズ, バター, ミルク, حليب, לחם חלב, חלב, दूध, 🥛, 🧀, 🧈,
      🍦, 🍨, 🍼, 🍫 | +milk
  Ei, Eier, oeuf, oeufs, œuf, œufs, huevo, huevos, uovo, uova, ovo, ovos, ei eieren, eieren, ägg, æg, egg hvite,
      jajko, jajka, Eigelb, Eiweiß, Eiweiss, telur, yumurta, gyeran, tojás, яйцо, яйца, 鸡蛋, 卵, 蛋, ביצים, ביצה, بيض, अंडा, 🥚, 🍳 | +eggs
  Erdnuss, Erdnüsse, Erdnussbutter, cacahuète, cacahuètes, cacahuete, cacahuate, cacahuetes, arachidi, arachides,
      amendoim, pinda, pindakaas, jordnötter, jordnødder, арахис, 花生, ピーナッツ, 落花生, فول سوداني, 🥜 | +peanuts
  Nüsse, Nuss, Haselnuss, Haselnüsse, Walnuss, Walnüsse, Mandel, Mandeln, noix, noisette, noisettes, amande, amandes,
      almendra, almendras, avellana, avellanas, nuez, nueces, mandorla, mandorle, nocciola, nocciole, noci,
      pistacchio, pistacchi, pistache, pistaches, anacardo, anacardos, amêndoa, amêndoas, noz, nozes, noten,
      hasselnötter, mandler, орех, орехи, миндаль, 坚果, 杏仁, 核桃, アーモンド, ナッツ, くるみ, اللوز, جوز, 🌰, cacahuetes nueces,
      noci pecan | +nuts
  Weizen, Weizenmehl, Mehl, Dinkel, Roggen, Gerste, Hafer, Haferflocken, Brot, Nudeln, blé, farine, froment, seigle,
      orge, avoine, harina, trigo, cebada, centeno, avena, farina, grano duro, frumento, orzo perlato, segale, pane,
      pão, farinha, bloem, tarwe, brood, vetemjöl, hvede, mąka, pszenica, мука, пшеница, хлеб, 小麦, 面粉, 面条, パン, うどん,
      ラーメン, قمح, קמח, गेहूं, 🌾, 🍞, 🥖, 🥐, 🥨, 🥯, 🍝, 🥞, 🧇, 🍕, 🫓, 🍪, 🍰, 🎂, 🥧, 🍩 | +gluten
  Fisch, poisson, pescado, pesce, peixe, fisk, ryba, thon, saumon, salmón, atún, acciuga, acciughe, merluza,
      bacalhau dessalgado, Lachs, Thunfisch, Sardellen, anchois, рыба, лосось, 鱼, 魚, サーモン, ツナ, سمك, 🐟, 🐠, 🍣 | +fish
  Garnele, Garnelen, Krabben, Krebs, crevette, crevettes, homard, camarón, camarones, cangrejo, gambero, gamberi,
      granchio, aragosta, camarão, garnalen, räkor, krewetki, креветки, 虾, 蟹, エビ, 海老, カニ, 🦐, 🦞, 🦀, 🍤 | +crustaceans
  Muscheln, Miesmuscheln, Tintenfisch, moule, moules, huître, huîtres, calmar, poulpe, mejillón, mejillones, almejas,
      pulpo, calamares, cozze, polpo, seppia, mosselen, 牡蛎, 鱿鱼, イカ, タコ, ホタテ, 🦪, 🦑, 🐙, 🐌 | +molluscs
  Soja, soia, sojasaus, Sojasauce, соя, 大豆, 豆腐, 酱油, 醤油, 味噌, しょうゆ, 두부, 간장 | +soya
  Sellerie, Knollensellerie, Staudensellerie, céleri, apio, sedano, aipo, selderij, selleri, seler, сельдерей, 芹菜,
      セロリ | +celery
  Senf, moutarde, mostaza, senape, mostarda, mosterd, senap, sennep, musztarda, горчица, 芥末, からし | +mustard
  Sesam, sésame, sésamo, ajonjolí, sezam, кунжут, 芝麻, ごま, ゴマ, سمسم, שומשום | +sesame
  Lupine, Lupinen, altramuz, altramuces, lupino, tremoços | +lupin ?sulphites
  Sulfite, sulfitos, solfiti, Schwefeldioxid, sulfites ajoutés | +sulphites
  Schwein, Schweinefleisch, Speck, Schinken, porc, lardons fumés, jambon cru, cerdo, jamón cocido, maiale, porco,
      varken, 🥓, 🐖, 🐷 | +pork
  Fleisch, Hähnchen, Rindfleisch, Hackfleisch, viande, poulet, bœuf, boeuf, carne, pollo, carne picada, manzo,
      carne macinata, vlees, kip, мясо, курица, говядина, 肉, 鸡肉, 鶏肉, 🍗, 🍖, 🥩 | +meat
`;
