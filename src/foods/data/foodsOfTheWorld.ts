/** Foods of many kitchens and brands whose names do not say what they contain. Notation: ../README.md. */
export const FOODS_OF_THE_WORLD = `
[foods of the world]
  Albariño, Amarone, Asti Spumante, Banyuls, Barbaresco, Barbera, Barolo, Beaune, Bellini, Blanquette de Limoux,
      Bordeaux, Bourgogne, Brunello, Buck's fizz, Buckfast, Carignan, Chablis, Chenin Blanc, Cinsault, Cinzano,
      crémant, Côtes du Rhône, Dubonnet, Eiswein, fino, frizzante, Garnacha, Gavi, Gewürztraminer, glögg, glühwein,
      Grenache, Grüner Veltliner, hua diao, hua tiao, huangjiu, hvitvin, kalimotxo, kir royale, Lillet, Malmsey,
      Monbazillac, Montepulciano, Moscatel, Moscato d'Asti, Mourvèdre, Muscadet, Muscat, Muscatel, Mâcon, Nebbiolo,
      Nero d'Avola, oloroso, passito, Pedro Ximenez, Pinot Blanc, Pinot Gris, Pouilly-Fumé, Primitivo,
      retsina, Rotwein, rött vin, rødvin, Sancerre, Sangiovese, Sauternes, sekt, Soave, spumante, Syrah, Sémillon,
      Tempranillo, tinto de verano, Tokaji, Tokay, umeshu, Valpolicella, Verdejo, Vermentino, vin blanc, vin chaud,
      vin jaune, vin rouge, vinho branco, vinho tinto, Vinho Verde, Vino,
      Viognier, vitt vin, Weißwein, Zinfandel, zurra | +alcohol ?sulphites each
  Almaza, Amstel, Asahi, barleywine, Beamish, Bintang, birra, bière, black velvet cocktail, Boddingtons,
      Bud Light, Carlsberg, cerveza, chelada, Chimay, Coors, Cruzcampo, doppelbock, Dos Equis, dubbel,
      Dunkel, Duvel, Efes, Erdinger, Estrella, Grolsch, gueuze, hefeweizen, Hoegaarden, kalja, Kirin, kriek,
      Krombacher, Kronenbourg, Kölsch, lambic, Leffe, London Pride, michelada, Miller Lite, Murphy's, märzen,
      Newcastle Brown, Pabst, Paulaner, Peroni, pivo, piwo, radler, Red Stripe, saison, Sam Adams, Samuel Adams,
      San Miguel, Sapporo, Singha, Stella Artois, Tecate, Tooheys, tripel, Tsingtao, Tusker, Victoria Bitter,
      Warsteiner, weissbeer, Weissbier, witbier | +alcohol +gluten ?sulphites each
  Knorr Aromat | +celery ?gluten ?milk ?mustard each
  Swiss vegetable bouillon powder | +celery ?gluten ?milk each
  Cel-Ray, daun seledri, Fondor, kereviz, kintsai, Podravka Vegeta, radhuni, seledri, smallage, soepgroenten,
      tomato juice V8, trinity vegetables, Vecon | +celery each
  clamato juice | +celery +molluscs each
  Bull Head barbecue sauce | +crustaceans +fish +soya ?celery ?gluten ?mustard ?peanuts ?sesame each
  sa cha sauce, sha cha, shacha, shacha sauce | +crustaceans +fish +soya ?gluten ?peanuts ?sesame each
  petis udang | +crustaceans +fish +unkosher ?sulphites each
  Scampi Fries | +crustaceans +gluten ?eggs ?milk ?nuts ?soya each
  prawn stock cube | +crustaceans +unkosher ?celery ?fish ?gluten ?milk ?molluscs ?sulphites each
  amaebi, astice, balachaung, balichão, Balmain bug, bogavante, bug tail, carabineros, centolla, chincalok,
      cigala, cincalok, Flusskrebs, gamberetti, gamberone, gamberoni, gatah, geragau, gkapi, goose barnacle,
      gooseneck barnacle, granseola, granseole, haam ha, haam haa, hae bee, hae bi hiam, ham ha, har cheong, har mi,
      heh bi, karides, katkarapu, kepiting, lagosta, langosta, langostino, langouste, lavagante, mazzancolla,
      mazzancolle, mắm ruốc, mắm tôm, Nordseekrabben, nécora, percebes, quisquilla, rajungan, rapu, saeu-jeot,
      saeujeot, sapateira, scampo, Taschenkrebs, tomalley, udang kering, yengeç, écrevisse, écrevisses, ıstakoz | +crustaceans +unkosher ?sulphites each
  al-i-oli, alioli, allioli, bang bang sauce, Durkee sauce, Louie dressing, Louis dressing, Mayochup, mayonesa,
      tartar dip, yum yum sauce | +eggs ?milk ?mustard ?soya each
  anda, apovitellin, conalbumin, eggshell, eggy mixture, livetin, ovomucin, ovomucoid, ovotransferrin, tojásfehérje,
      Two Chicks, vitellin | +eggs each
  takoyaki mix | +eggs +gluten ?crustaceans ?fish ?milk ?molluscs ?nuts ?sesame ?soya each
  Alabama white sauce | +eggs +gluten +milk ?mustard ?soya each
  takoyaki sauce | +eggs +gluten +soya ?crustaceans ?fish ?molluscs ?sesame each
  sandwich cream | +eggs +milk ?gluten ?mustard ?soya each
  seafood extender | +fish ?crustaceans ?molluscs each
  aekjeot, aji fillet, alewife, alici, ansjovis, arctic charr, avgotaraho, avruga, balık, bangus, batarekh,
      bekasang, beluga, bhetki, bilis, bluefish, botargo, branzini, brathering, bratheringe, brisling, buckling,
      budu sauce, burbot, butterfish, caballa, capelin, carapau, catla, cavala, Chicken of the Sea, chikuwa,
      chirimen jako, coalfish, cobia, conger, cusk, daing, dentex, dorada, Dorsch, dourada, eomuk, eulachon,
      flatfish, flathead, Forelle, forkbeard, gaffelbitar, galunggong, garfish, garos, gravad lax, gravlaks,
      grayling, gulbransen, haddies, hamsi, hanpen, hapuka, harðfiskur, hilsha, hiramasa, hirame, huss, hákarl,
      ikan, ikan kembung, ikan pedis, ikan teri, ilish, inconnu, iriko, ishiru, iwashi, jako, John West, jurel,
      Kabeljau, kahawai, kalix löjrom, kampachi, kanpachi, karasumi, karei, katla, katsuo, kingklip, klippfisk,
      laks, lapu lapu, lenguado, levrek, loup de mer, lubina, lumpsucker, löjrom, maatjes, macchi, machhli, machli,
      maguro, Makrele, makrell, meen, meenu, menhaden, merluzzo, morue, morutte, morwong, myeolchi,
      myeolchi aekjeot, mắm nêm, nam budu, nam plaa, nampla, niboshi, nuoc nam, odeng, oilfish, omul, orata,
      oscietra, osetra, ossetra, paddlefish, padek, palamut, pangas, parrotfish, patagonian toothfish, pescada,
      pescadilla, pissalat, pla duk, pla ra, pla raa, pla too, pompano, porgy, poutargue, prahok, pstrąg,
      rakfisk, red drum, robalo, rodaballo, rosefish, rouget, samak, samke, sanma, sardina,
      sardinella, sardinha, sargo, satsuma-age, satsumaage, saury, Scholle, scup, Seelachs, sevruga, sgombro, shad,
      sheepshead, shirasu, shirasuboshi, shishamo, shottsuru, silli, skipjack, smelts, snoek, snook, sterlet,
      stoccafisso, strömming, surmai, surmullet, sursild, surstromming, tarakihi, tench, tenggiri, teri medan,
      teuk trey, threadfin, tinapa, tonno, tonno sott'olio, toothfish, torsk, trevally, triggerfish,
      tuyo, tørrfisk, umbalakada, uskumru, vendace, ventresca, warehou, weakfish, weever, wolffish,
      wrasse, wreckfish, çipura, śledź | +fish each
  fish fry mix | +fish +gluten ?eggs ?milk ?nuts ?soya each
  yakisoba noodle | +gluten ?crustaceans ?eggs ?fish ?molluscs ?sesame ?soya each
  Bacon Fries, Belvita, Betty Crocker mix, boudoirs, breading, Caputo 00, chicken fry mix, chikuwabu, cigarette russe,
      croute base, danish dough, Duncan Hines, farfel, feuilles de brick, Fiber One, Field Roast, Frazzles, hardtack,
      hot water crust, KFC coating, konafa dough, malsouka, mandlen, McCoy's, McDougalls, mian jin, Nutri-Grain,
      ouarka, panade, Pepperidge Farm, Pillsbury dough, pirouline, popiah, Shake and Bake, shao bing, shaobing,
      shortcake, southern fried coating, strong white, strong wholemeal, suet crust, tempurako, tuiles, warka, warqa,
      wheaten cornflour, wheaten cornstarch, Wondra | +gluten ?eggs ?milk ?nuts ?soya each
  alphabetti, anelletti, bakmi noodle, bigoli, Buldak, busiate, calamarata, candele, capelli d'angelo,
      cappellacci, cascatelli, casoncelli, casunziei, cellentani, champon noodle, chitarra, chukamen, conchigliette,
      conchiglioni, corzetti, crispy noodle, croxetti, ditali, e-fu noodle, erişte, fettucce, fideo, fideo noodle,
      fideus, fileja, filindeu, fried noodle, fusilloni, Garofalo, gigli, gramigna, hilopites, hiyamugi,
      Hokkien noodle, instant mie, kalguksu noodle, kishimen, Koka noodle, la mian, laghman, lagman noodle, lamien,
      lasagnette, linguettine, longevity noodle, lumache, lumaconi, maccheroncini, mafalda, mafalde, malloreddus,
      maltagliati, Mama noodle, marubini, mee sua, mezze maniche, miki noodle, misua, Neoguri, Nissin, Nongshim,
      oil noodle, pancit canton noodle, pansotti, pastini, pennette, pennoni, perciatelli, pici, pipe rigate,
      quadretti, ramyun noodle, raviolo, raviolone, reginette, reshteh, riccioli, rishta, rotelle, Rummo, ruote,
      sagne, Sapporo Ichiban, scialatielli, seviyan vermicelli, somyeon, sorprese, strangozzi, stringozzi,
      strozzapreti, Supernoodles, tagliarini, taglierini, tarhonya, testaroli, thukpa noodle, tonnarelli,
      torchietti, tortelli, trenette, tripoline, troccoli, tubetti, tubettini, vermicelloni, Wai Wai, yee mee,
      yi mein, Yippee noodle, youmian, zite | +gluten ?eggs each
  aghroum, aish baladi, altamura, ambasha, baguettine, bakarkhani, bake Trinidad, bannocks, batbout, bazlama,
      bialys, bloomer, bolillo, bolo do caco, boule, brezel, broa, brötchen, buss up shut, bâtard, carasau,
      carta da musica, chapatis, chapelure, ciabattini, coppa ferrarese, crescentina, crostone, croûte, dabo,
      dhal puri, dhalpuri, dough ball, Farley's, flatbrød, fougasse, friganies, frisella, friselle, frybread,
      garlic knot, gnocco fritto, gralha, hambasha, himbasha, kesra, khobz, khobz eddar, khubz, King's Hawaiian,
      krisprolls, ksra, laffa, laugenbrötchen, lefse, lepinja, lepinje, limpa bread, marraqueta, melba, michetta,
      mollete, pain complet, pain de mie, pain rustique, pan cubano, pan de cristal, pan frances, pan rallado,
      paneermehl, pangrattato, panino, papo secos, parotta, paximadi, paximadia, piadine, picos de pan, polarbröd,
      polvo de pan, porotta, regañás, roosterkoek, rotis, samoon, sangak, schiacciata, seasoned crumb, semmel,
      sheermal, shotis puri, sippet, somun, stokbrood, stotty, taboon, taftoon, tannour, taralli, tarallo, telera,
      tigella, tigelle, tonis puri, tunnbröd | +gluten ?milk ?soya each
  barleycup, Bemax, bombay rawa, borodinsky, Bournvita powder, brose, bulgar, bulguri, Caro coffee, Ebly, farik,
      Finn Crisp, grano, greenspelt, gruel, Grünkern, Inka coffee, knekkebrød, knäckebröd, kvas, kvass,
      Minor Figures, Mornflake, mugicha, Nestum, Oatso Simple, Pero coffee, Postum, ravva, rawa, Ready Brek,
      rugbrød, Schwarzbrot, semolino, skirlie, Supermalt, tarhana, trahanas, triticum, vollkornbrot, Wasa,
      wheatmeal, Zartweizen | +gluten each
  soup mandel | +gluten +nuts ?eggs ?milk ?soya each
  benne wafer, sesame bagel thins, Turkish bagel | +gluten +sesame ?eggs ?lupin ?milk ?nuts ?soya each
  Dutch crunch sesame, gevrek, koulouria, simit | +gluten +sesame ?eggs ?milk ?nuts each
  master stock | +gluten +soya ?celery ?fish ?milk ?molluscs ?sesame each
  siu mai sauce, sushi soy | +gluten +soya ?crustaceans ?eggs ?fish ?molluscs ?sesame each
  black bean garlic sauce | +gluten +soya ?eggs ?fish ?milk ?molluscs ?sesame each
  Samyang | +gluten +soya ?eggs each
  Bachan's, bull-dog sauce, chee hou sauce, chu hou paste, dark sweet soy, double black soy, galbi marinade,
      ganjang, Golden Mountain, Golden Mountain sauce, guk ganjang, gukganjang, Healthy Boy soy, jin ganjang,
      jjajang sauce, kaeshi, kalbi marinade, ketjap, ketjap asin, lu shui, men tsuyu, mentsuyu, okonomi sauce,
      Pearl River Bridge, Peking sauce, red braising sauce, seasoned soy, see ew, see ew dam, si ew, soja sauce,
      soy dip, soy dressing, soy glaze, soy seasoning, Soy Vay, soy-based marinade, soya sos, Soyaki, soyasauce,
      soysauce, superior soy, tare sauce, Tofurkey, Tofurky, toyomansi, tsuyu, warishita, Yamasa, yangjo ganjang,
      Yoshida's | +gluten +soya ?fish ?molluscs ?sesame each
  chocho, cevichocho, chocho bean, Lupinenmehl, lupinus, tarwi, termes, tirmis, tormus, tramousse, turmus, vlčí bob | +lupin each
  3 Musketeers, Aero bar, Aero chocolate, blond chocolate, blonde chocolate, Boost bar, Breyers, Caramac,
      Caramilk, Carte D'Or, Celebrations chocolate, choc ice, Cornetto, Cow Tales, Creamsicle, Curly Wurly,
      Dime bar, Double Decker bar, Dove bar, Dulcey, Flake bar, Freddo, Fudgesicle, Galaxy bar, Godiva,
      gold chocolate, Heath bits, Junior Mints, Klondike bar, krówki, malted chocolate, Milky Bar, Mr Whippy,
      Musketeers bar, Ovomaltine, Riesen, ruby chocolate, semifreddi, Skor, Solero, Sugar Daddy candy,
      Swensen's, Swiss Miss cocoa, Symphony bar, Talenti, Thorntons, Three Musketeers, Tootsie Roll, Viennetta,
      White Rabbit candy, White Rabbit sweet, Whoppers candy, Yorkie | +milk ?gluten ?nuts ?soya each
  ackawi, Actimel, Activia, akkawi, Alouette, Amul, anari, anthotyro, Apetina, Arla, Arla Lactofree, asadero,
      Baron Bigod, Bavaria blu, Bergkäse, beyaz peynir, Bleu d'Auvergne, Bournvita, Brillat-Savarin, brunost,
      bryndza, brynza, caboc, Cabrales, cacio, caciotta, Calpico, Calpis, canestrato, Cantal, caprino, Cashel Blue,
      Castello blue, Castelmagno, catupiry, chakka, Chaource, Cheestrings, cheesy topping, chenna, chhaas, chhena,
      chhurpi, Chobani, coalho, Cornish Yarg, Cravendale, crescenza, crottin, Crottin de Chavignol, crowdie,
      crème double, crème entière, danablu, Danbo, Danone, Davidstow, domiati, doodh, Dream Topping, Dream Whip,
      Dry Jack, Dubliner, dudh, Durrus, Eagle Brand, Esrom, Ezine, Fairlife, faisselle, Fiore Sardo, fourme,
      Fourme d'Ambert, galactose, Galbani, gammelost, geitost, gjetost, gräddfil, Gubbeen, Handkäse, Harzer, hellim,
      herrgård, Humboldt Fog, Idiazábal, imeruli, jameed, jibne, jibneh, kaimak, kajmak, kashk, katik, katyk,
      kaymağ, kaşar, kefalograviera, kermaviili, Kiri, korbáč, koumiss, kumis, kumiss, La Lechera, La Vache qui rit,
      labaneh, Lactaid, lactoferrin, Lactofree, ladotyri, Land O'Lakes, Langres, lebneh, leipäjuusto,
      Lincolnshire Poacher, Livarot, loni, madzoon, Mahón, manouri, Maroilles, matsoni, mattha, matzoon, Maytag,
      mazun, messmör, metsovone, Milkmaid, Milnot, Mimolette, mizithra, mjölkpulver, Mont d'Or, Montasio, Morbier,
      moru, mosaru, mozz, myzithra, Müller Corner, Müllermilch, nabulsi, Nido, Noosa, Norvegia, Oikos, Onken,
      oscypek, Ossau-Iraty, ostiepok, Oxford Blue, panna, panna da cucina, paracaseinate, parenica, parm, pavlaka,
      perugu, Petit Filous, petit-suisse, peynir, Piave, Pilgrims Choice, Plugrá, Point Reyes, Pont-l'Évêque,
      primo sale, prostokvasha, Prästost, qatiq, quesillo, quroot, Reddi-wip, requeijão, rjome, robiola, Romadur,
      Rondelé, ryazhenka, rømme, Saga blue, Sage Derby, Saint Môret, Saint-Félicien, Saint-Marcellin,
      Saint-Nectaire, Sainte-Maure, Samsø, Sargento, Sbrinz, schmand, serra da estrela, shanklish, Shropshire Blue,
      Siggi's, sirene, smântână, squacquerone, Stinking Bishop, stracchino, sulguni, suluguni, Swaledale, São Jorge,
      süzme, tairu, tetilla, thayir, Tillamook, Tilsit, Tilsiter, Tomme, Tomme de Savoie, Torta del Casar, Tunworth,
      Tête de Moine, túró, Valençay, varenets, vrhnje, Västerbotten, västerbottensost, Yakult, yarg, Yeo Valley,
      Zamorano | +milk each
  gianduiotto cream | +milk +nuts each
  ahtapot, amêijoas, ark shell, arkshell, asari, Austern, awabi, berberechos, bigorneau, bigorneaux, blåmussla,
      bovoletti, bulots, cannolicchi, capasanta, capesante, cherrystone, chipirones, chipirón, choco frito, conpoy,
      couteaux de mer, cumi-cumi, fasolari, haliotis, hamaguri, hokkigai, hon mirugai, hotate, hotategai,
      Jakobsmuschel, Jakobsmuscheln, jibia, kalamar, kalamari, Kalmar, kepah, kerang, kreuzmuschel, lapas, lulas,
      lumache di mare, midye, midye dolma, moscardini, moscardino, musling, navajas, ostras, ostron, pipi shell,
      pipis, polvo à lagareiro, praires, puntillitas, pétoncles, pāua, razor shell, Saint Jacques, sazae, Schnecken,
      sepia ink, sepia tinta, sepionet, simpukka, sotong balls, St Jacques, sépia, tellines, totani, totano, tuatua,
      turban shell, vieiras, zamburiñas | +molluscs +unkosher each
  chow chow relish, chowchow relish | +mustard ?celery ?gluten ?sulphites each
  paanch phoron, picalilli | +mustard ?celery ?sulphites each
  avalu, Bautz'ner, Bengali five spice, chow-chow, Coleman's, dijonaise, Dijonnaise, Edmond Fallot, gorchitsa,
      Grey Poupon, Gulden's, hardal, kadugu, karashi, kashundi, kasoundi, kasundi, Löwensenf, mohri, Plochman's,
      raee, rai, rai seed, sarso, sarson oil, savora | +mustard ?sulphites each
  walnut pesto sauce | +nuts ?milk each
  akhroat, akhrot, Amaretto di Saronno, amygdala, amygdalo, antep fistik, antep fıstığı, baadaam, badaam, badam,
      badami, badem, cashewnuts, castanha de caju, castanha do Pará, ceviz, fındık, fıstık, Haselnusskerne, kaju,
      kajus, karydi, lešnik, mandelblättchen, mandelmassa, mandelmehl, mandelmus, mantelijauhe, Marcona, marsepein,
      massepain, merey, nocello, Nocilla spread, noisettine, noyau, nutmeat, orxata d'ametlla, orzechy, pistas,
      piste, Walnusskerne | +nuts each
  zahtar, zataar | +sesame ?nuts each
  ardeh, baba gannoujh, baba ganouche, baba ganush, baba ghannouj, baba ghanooj, baba ghanouj, babaganoush,
      babaganush, bene seed, beniseed, benne, benniseed, bibim sauce, chalva, chamgireum, chałwa, ellu, ellu urundai,
      gajak, gomadare, halvasi, helva, hommos, hummous, humous, Kadoya, kala til, nerigoma, nuvvulu, pasteli, revdi,
      rewari, safed til, sesamum, sezaam, susam, t'hina, taheenee, tahine, techina, tehina, tehini, til chikki,
      til gul, til patti, tilgul, tilkut, wangila, wijen,
      yangnyeomjang | +sesame each
  Impossible sausage | +soya ?eggs ?gluten ?milk ?sulphites each
  Boca burger, Gardein, Garden Gourmet, Lightlife, Morningstar, MorningStar Farms, Richmond meat free sausages,
      The Vegetarian Butcher, This Isn't Bacon, THIS isn't chicken, Vivera, Yves veggie | +soya ?eggs ?gluten ?milk each
  atsu-age, atsuage, Bonsoy, Cauldron, cheonggukjang paste, dofu, dou fu, doufu, douhua, dubu, foo jook,
      Fry's mince, fu chuk, fu ru, furu, fuyu, fuzhu, ganmodoki, Hatcho, Heura, injeolmi powder, kongnamul,
      kōya-dōfu, meal maker, meju, moromi, nam yu, nam yue, Nasoya, oncom, Provamel, saikyo, sufu, tahoo, Taifun,
      tao jiao, tao jiew, tau foo, tau fu, tau fu fa, tau hu, tau kee, tau pok, taucheo, tauchu, tauco, taucu,
      taufu, tauhu, taupok, Thai bean sauce, Tofoo, twenjang, Vitasoy, yudofu | +soya each
  bisulfite, bisulphite, Campden powder, E 220, E 221, E 222, E 223, E 224, E 225, E 226,
      E 227, E 228, metabisulfite, SO2,
      sulfured apricot, sulfured molasses, sulphured apricots, sulphured dried fruit,
      sulphured fruit, sulphured molasses | +sulphites each
  pao de queijo, cheese bread balls | +milk +eggs each
  hovmastarsas, gravlaxsås, mustard dill sauce | +mustard ?eggs each
  shrimp scampi | +crustaceans +milk ?sulphites ?gluten each
  cheese fondue dish, Swiss cheese fondue, fondue neuchâteloise, moitié-moitié fondue | +milk +sulphites ?gluten ?alcohol each
  til ke laddoo, til laddoo, til ke laddu, til laddu, til ladoo | +sesame ?milk ?nuts ?peanuts each
  smen, smen beldi, sman, samneh, samna, samn, samn baladi, nit'r qibe, tesmi, vanaspati ghee, chaach, kurut, qurt,
      qurut, ashta, qashta, eshta, geimar, areesh, kesong puti, tulum (cheese|peyniri), kashar, çökelek,
      airag, urda, telemea, Sauerrahm, (Mager|Speise|Sahne|Rahm|Kräuter)quark, Quarkteig, Hüttenkäse, Frischkäse,
      Schmelzkäse, Butterschmalz, Schlagobers, Butterkäse, Schichtkäse, manjar, nata montada, caillé, brousse, maas,
      mursik, ayib, ayibe, byaslag, dadiah, dadih, Devonshire cream, whipped topping | +milk each
  kishk, keshkek | +milk +gluten each
  kibe | ?milk ?gluten each
  po cha, butter tea | +milk ?alcohol each
  semo, semovita, seviyan, sevaiyan, tsampa, kao fu, yaki fu, kuruma fu, nama fu, Griess, Hartweizengrieß,
      Knödelbrot, Weißbrot, Graubrot, Mischbrot, Toastbrot, Laugenbrezel, Brezn, Semmelbrösel, galuszki, kluski,
      csipetke, chapo, damper (bread|dough), bush damper, soda damper | +gluten ?milk ?eggs each
  tenkasu | +gluten ?milk ?eggs ?soya ?crustaceans
  bouza, pint of bitter, pint of mild, pint of best, best bitter | +gluten +alcohol ?sulphites each
  velouté | +gluten ?milk ?fish ?celery dish
  jidan, pidan, Eischnee, egg thread | +eggs each
  mousseline sauce | +eggs +milk each
  saté sauce, pindasaus, kulikuli, dakwa, njugu, nguba, karanga, paçoquinha, đậu phộng, thua lisong, huasheng | +peanuts each
  Mandelmasse, Marzipanrohmasse, bazha, bazhe, Paranüsse, heartnut | +nuts each
  chironji, charoli | ?nuts each
  padaek, panla, dace, kapenta, omena, dagaa, elver, ling fillet, (salted|smoked|dried) ling | +fish each
  trassi, barnacle, blachan, blacan, ngapi, nephrops | +crustaceans ?fish each
  lambi, tako, ika, ormer, petit gris | +molluscs +unkosher each
  fu yu, kicap, thua nao, nutri nugget | +soya ?gluten each
  ajmod | +celery each
  Senfkörner, sarson ka tel | +mustard each
  til oil, (white|black) til, teel, sim sim, rewri | +sesame each
`;
