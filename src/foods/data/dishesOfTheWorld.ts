/** Dishes of many kitchens, by what they always or often contain. Notation: ../README.md. */
export const DISHES_OF_THE_WORLD = `
[dishes of the world] | dish
  alla cacciatora, au vin, basquaise, beef bourguignon, beef bourguignonne, beef cheeks in wine, beef olives,
      boeuf bourguignonne, bordelaise, bourguignonne, brasato al Barolo, cacciatore, chasseur,
      chicken Marsala, chicken provençale, choucroute, choucroute garnie, daube, daube de boeuf,
      duck ragu, garbure, lamb ragu, Madeira sauce, navarin, osso buco alla milanese,
      pollo alla cacciatora, port sauce, pot au feu, red wine sauce, saltimbocca, sauce bordelaise, sauerbraten,
      sausage ragu, stifado, veal Marsala, venison ragu, white wine sauce, wild boar ragu, à la bourguignonne,
      à la provençale | ?alcohol ?celery ?gluten ?meat ?milk ?sulphites unclear each
  adobo Filipino, banh cuon, bun thit nuong, chop chae, chow fun, cold noodle, drunken noodle,
      fresh spring roll, gra prow, gỏi cuốn, ho fun noodles, jungle curry, krapow, lad na,
      lontong, mole negro, mole poblano, mole rojo, mole verde, nasi campur, pad kee mao, pancit,
      papaya salad, pipián, rad na, rijsttafel, sayur lodeh, sinigang, sisig, som tam, som tum, soondubu, soto,
      soto ayam, summer roll, Thai basil chicken, Thai green chicken curry, Thai salad, tom kha gai, tom kha kai,
      tom yam | ?crustaceans ?eggs ?fish ?gluten ?molluscs ?peanuts ?sesame ?soya unclear each
  ants on a log, bloody Caesar, Cajun trinity, chicken noodle, dirty rice, ragù alla bolognese,
      red beans and rice, suppengemüse, Virgin Mary, włoszczyzna | +celery ?crustaceans ?fish ?gluten ?milk unclear each
  céleri rémoulade, céleri-rave rémoulade | +celery +eggs +mustard ?milk unclear each
  ribollita | +celery +gluten ?crustaceans ?eggs ?fish ?meat ?milk unclear each
  Thanksgiving stuffing | +celery +gluten ?crustaceans ?fish ?milk unclear each
  acarajé, aguachile, balchão, bun bo hue, bun rieu, bánh xèo, chingri, chingri malai, goong, ha gow, har gow,
      jhinga, laksa lemak, nam prik, nam prik num, nam prik ong, sambal udang, Singapore laksa, skagenröra,
      som tam Thai, tom yum goong, udang, vatapá, étouffée | +crustaceans ?celery ?eggs ?fish ?gluten ?milk ?molluscs ?sulphites unclear each
  okonomiyaki seafood | +crustaceans +eggs ?celery ?fish ?gluten ?milk ?molluscs ?sulphites unclear each
  ebi fry, ebi furai, fideuà, Hokkien mee, jjamppong, toast Skagen | +crustaceans +gluten ?celery ?eggs ?fish ?milk ?molluscs ?sulphites unclear each
  crab Rangoon, lobster mac | +crustaceans +gluten +milk ?eggs ?fish ?mustard unclear each
  she crab soup | +crustaceans +milk ?celery ?eggs ?fish ?gluten ?molluscs ?sulphites unclear each
  ajitama, ajitsuke tamago, anda bhurji, anda curry, avgolemono, balut, beef tartare, coronation chicken,
      duchess potato, egg roll in a bowl, ensaladilla, ensaladilla rusa, frisée aux lardons, fu yung,
      insalata russa, kai jeow, khai jiao, khao pad, kneidl, kneidlach, kookoo sabzi, kugel, Olivier, omurice,
      onsen tamago, pommes duchesse, salad Olivier, Salade Lyonnaise, steak tartare,
      stracciatella soup, tamago, tortilla de patatas, Yang Chow fried rice, yangzhou fried rice,
      çılbır | +eggs ?gluten ?milk ?mustard unclear each
  bacalhau à brás, kedgeree, mimosa salad, tonnato, vitello tonnato | +eggs +fish ?celery ?crustaceans ?gluten ?milk ?molluscs ?mustard ?sulphites unclear each
  chawanmushi | +eggs +fish ?celery ?crustaceans ?milk ?mustard ?peanuts ?soya ?sulphites unclear each
  vitel tonné | +eggs +fish +milk ?celery ?crustaceans ?gluten ?molluscs ?mustard ?sulphites unclear each
  omelette Arnold Bennett | +eggs +fish +milk ?celery ?gluten unclear each
  bami goreng, canederli, dorayaki, egg sandwich, jianbing, khao soi, kottu roti, martabak, maultaschen, murtabak,
      nokedli, pelmeni, schupfnudeln, semmelknödel, sopa de ajo, torrijas, wantan mee,
      Yorkshire pud | +eggs +gluten ?meat ?milk unclear each
  matzah ball, matzo ball, matzo brei | +eggs +gluten ?milk ?mustard unclear each
  gougères, käsespätzle | +eggs +gluten +milk ?meat unclear each
  adjaruli khachapuri, banitsa, blintz, burek sa sirom, chiles rellenos, crespelle, gibanica,
      gnudi, kaiserschmarren, Kaiserschmarrn, khachapuri, malfatti, noodle kugel, palacsinta, Palatschinken,
      passatelli, pommes duchesse bake, spoonbread, su böreği, syrniki, zapekanka | +eggs +gluten +milk unclear each
  char kuey teow, char kway teow, pad see ew,
      pad si ew | +eggs +gluten +soya ?crustaceans ?fish ?milk ?molluscs ?mustard ?sesame unclear each
  tonkatsu | +eggs +gluten +pork +soya ?fish ?milk ?molluscs ?sesame unclear each
  bobotie, eggs Benny, eggs Royale, sauce Choron, sauce maltaise,
      sauce mousseline | +eggs +milk ?gluten ?mustard unclear each
  sauce (Nantua|américaine|armoricaine|thermidor), Nantua | +crustaceans +milk ?fish ?gluten ?alcohol unclear each
  pigs in blankets, devils on horseback, carnitas, al pastor, cock a leekie, rillettes | +meat ?pork ?gluten ?celery ?eggs ?milk ?sulphites unclear each
  sauce suprême | +milk +gluten +meat unclear
  gribiche, sauce ravigote | +eggs +mustard ?gluten ?milk ?sulphites unclear each
  alla puttanesca, amok trey, bourrida, bourride, brodetto, cacciucco, caldeirada, caldillo, chirashi,
      chirashizushi, chả cá, escovitch, esqueixada, hor mok, ika mata, kakavia, kokoda, Königsberger Klopse,
      labskaus, lutefisk, lutfisk, macher jhol, machli curry, meen curry, meen moilee, mohinga, moqueca, otak otak,
      pempek, psarosoupa, puntarelle alla romana, sarde in saor, suquet, thod mun, tod mun, tod mun pla, ukha | +fish ?celery ?crustaceans ?eggs ?gluten ?molluscs ?sulphites unclear each
  nasi lemak, pad prik king, Thai beef salad | +fish ?crustaceans ?eggs ?gluten ?molluscs ?peanuts ?sesame ?soya unclear each
  bún chả, cao lau, caramel pork, laab, larb, larb gai, larp, nam jim, nam jim jaew, nam tok, oden, pol sambol,
      thit kho, waterfall beef, yam nua, yum woon sen | +fish ?crustaceans ?peanuts ?soya unclear each
  coulibiac, fish sandwich, kulebyaka, pasta con le sarde, pissaladière, stargazy pie | +fish +gluten ?celery ?crustaceans ?eggs ?molluscs ?sulphites unclear each
  nabeyaki udon | +fish +gluten ?crustaceans ?eggs ?meat ?milk ?peanuts ?soya unclear each
  salmon en croute | +fish +gluten +milk ?celery ?eggs unclear each
  sole meunière, tuna pasta bake | +fish +gluten +milk ?eggs ?mustard unclear each
  kitsune udon | +fish +gluten +soya ?crustaceans ?eggs ?meat ?milk ?molluscs ?peanuts ?sesame unclear each
  soy glazed salmon | +fish +gluten +soya ?crustaceans ?eggs ?molluscs ?sesame unclear each
  brandade, brandade de morue, Janssons frestelse, plokkfiskur | +fish +milk ?celery ?eggs ?gluten unclear each
  sole Véronique | +fish +milk ?eggs ?gluten unclear each
  shorshe ilish | +fish +mustard ?celery ?crustaceans ?eggs ?gluten ?milk ?molluscs ?sulphites unclear each
  kasundi fish | +fish +mustard ?eggs ?milk ?sulphites unclear each
  sole amandine, trout amandine | +fish +nuts ?eggs ?gluten ?milk ?sesame unclear each
  agedashi tofu, hiyayakko | +fish +soya ?crustaceans ?eggs ?gluten ?peanuts ?sesame unclear each
  miso broth | +fish +soya ?crustaceans ?peanuts unclear each
  pad kra pao | +gluten ?crustaceans ?eggs ?fish ?molluscs ?peanuts ?sesame ?soya unclear each
  acquacotta, aglio e olio, alla milanese, arancino, açorda, bacon sandwich, baghrir, bakmie,
      baozi, beef patty Jamaican, bhatura, bhature, bhel puri, biang biang noodle, bifana, bitterbal, bitterballen,
      bouchée à la reine, bourekas, briouat, bunny chow, butty, cheburek, chebureki, chicken fried steak,
      chicken noodle soup, chicken popcorn, chicken tender breaded, chin chin, chole bhature,
      choripán, cincinnati chili, cong you bing, cotoletta, cotoletta alla milanese, country fried steak, coxinha,
      cucumber sandwich, curry mee, curry puff, dalia, daliya, dampfnudel, dan dan mian, empanadilla, faggots,
      farrotto, fatayer, flauta, French dip, frikandel, golgappa, guotie, gözleme, haemul pajeon, hakka noodle,
      haleem, halušky, harees, hiyashi chuka, hotteok, jachnun, Jamaican patty, jareesh, jägerschnitzel, kachori,
      kalguksu, khakhra, khinkali, kibbe, kibbeh nayyeh, kimchijeon, kisir, klobasnek, knedlíky, kniddelen, knödel,
      kolache, korokke, koshary, kreplach, kroket, kushari, lahmacun, lahmajoun, liangpi, lobiani, luchi,
      lumpiang shanghai, lángos, malawach, manakeesh, manakish, Manchurian, mandazi, manoushe, mantou, mantu, mantı,
      mathri, maultasche, medianoche, mee rebus, mee siam, mercimek köftesi, mi goreng, mie goreng, migas, milanesa,
      milanesa napolitana, milanese, msemen, namak para, nikuman, onion bhaji burger, orzotto, pa amb tomàquet,
      pajeon, pan con tomate, pan de sal, pancit canton, pandesal, pani puri, papdi chaat, pappa al pomodoro,
      pastel de carne, pastelitos, piroshky, pirozhki, po' boy, poori, puff puff, puri, quibe, ramyeon, ramyun,
      roujiamo, salmorejo, sambousek, sambusa, sarnie, sausage sandwich, semiya, sevai upma, sfeeha, sfiha,
      shao mai, siopao, smörgås, smørrebrød, sopa de fideo, sujebi, supplì, tabbouli, tabule, taiyaki, thepla,
      thukpa, timballo, torta ahogada, tsukemen, upma, uszka, vada pav, vetkoek, xiaolongbao,
      youtiao, çiğ köfte, żurek | +gluten ?eggs ?meat ?milk unclear each
  beurre manié, biscuits and gravy, bread sauce, buck rarebit, cauliflower mac, cheese burger, cheese straw,
      cheese twist, cheesesteak, cheesy pasta bake, chicken Kyiv,
      chicken à la king, chip butty, cordon bleu, culurgiones, dauphine potato, funeral potatoes,
      gnocchi alla romana, gnocchi alla sorrentina, green bean casserole, lasagne al forno, macaroni pie, meunière,
      Monte Cristo sandwich, mozzarella in carrozza, mozzarella stick, muffuletta, mushroom velouté, onion sauce,
      panzerotti, panzerotto, pasta al forno, patty melt, penne alla vodka, Philly cheesesteak, pizza Margherita,
      pizzoccheri, ploughman's lunch, pommes dauphine, quattro formaggi, quattro stagioni, saganaki,
      sauce velouté, sausage gravy, soubise, stromboli, tetrazzini, à la meunière,
      Älplermagronen | +gluten +milk ?eggs ?fish ?mustard unclear each
  cemita, cheese sandwich, chicken parma, chicken parmigiana, croquetas, francesinha, germknödel,
      harcha, parmo, pav bhaji, pierogi ruskie, smörgåstårta, veal parmigiana | +gluten +milk ?eggs ?meat unclear each
  pasta alla gricia, pasta alla norma, tattie scone, vodka pasta | +gluten +milk ?eggs unclear each
  Cuban sandwich, Cubano | +gluten +milk +mustard ?eggs ?meat ?sulphites unclear each
  chilli paneer | +gluten +milk +soya ?crustaceans ?eggs ?fish ?molluscs ?sesame unclear each
  conch fritter, salt and pepper squid,
      spaghetti allo scoglio | +gluten +molluscs ?celery ?crustaceans ?eggs ?fish ?milk unclear each
  ajo blanco, ajoblanco | +gluten +nuts ?eggs ?meat ?milk ?sesame unclear each
  dabeli | +gluten +peanuts ?crustaceans ?eggs ?fish ?meat ?milk ?nuts ?sesame ?soya unclear each
  tantanmen | +gluten +sesame ?eggs ?meat ?milk ?nuts ?peanuts ?soya unclear each
  dan dan noodle | +gluten +sesame +soya ?crustaceans ?eggs ?fish ?meat ?milk ?molluscs ?nuts ?peanuts unclear each
  bang bang chicken, bon bon chicken, goma-ae, gomaae, gomae, sesame chicken | +gluten +sesame +soya ?crustaceans ?eggs ?fish ?molluscs ?nuts ?peanuts unclear each
  dandan noodle, gobi manchurian, jajangmyeon, jjajangmyeon, zha jiang mian,
      zhajiangmian | +gluten +soya ?crustaceans ?eggs ?fish ?meat ?milk ?molluscs ?sesame unclear each
  budae jjigae | +gluten +soya ?crustaceans ?eggs ?fish ?meat ?milk ?sesame unclear each
  arroz chaufa, beef and broccoli, beef noodle soup, black pepper beef, char siu pork, chaufa, chicken adobo,
      chilli chicken, crispy aromatic duck, crispy duck pancake, dakgalbi, Filipino adobo, galbi,
      General Tso's tofu, hayashi rice, hong shao rou, hui guo rou, jjajang, kalbi, karaage, Korean barbecue beef,
      lomo saltado, lu rou fan, mapo doufu, Mongolian beef, moo shu, mouth watering chicken,
      mu shu pork, nikujaga, pancit bihon, Peking duck, pepper steak Chinese, pork adobo, red braised pork,
      saliva chicken, san bei ji, semur, soy braised pork, spicy garlic edamame noodles, sticky soy chicken,
      sweet and sour pork, three cup chicken, twice cooked pork, yaki onigiri, yakitori, yangnyeom | +gluten +soya ?crustaceans ?eggs ?fish ?molluscs ?sesame unclear each
  moussaka meat sauce | +milk ?alcohol ?celery ?gluten ?meat ?sulphites unclear each
  al la creme, au poivre, blanquette, blanquette de veau, boscaiola, chicken supreme,
      fricassée, paprikash, rahmschnitzel, steak Diane, svíčková, waterzooi,
      Zürcher Geschnetzeltes, à la bonne femme, à la crème, à la normande | +milk ?celery ?gluten ?meat ?sulphites unclear each
  alla gricia, alla norma, alla vodka, borani, buffalo chicken dip, chicken Véronique, clapshot, creamed kale,
      creamed leek, creamed onion, doogh, esquites, fonduta, haydari, htipiti, huancaina sauce, jalapeño popper,
      Jansson's temptation, kadhi, kadhi pakora, kashk e bademjan, kashke bademjan, kopanisti, liptauer, Liptovská,
      loaded potato skin, mast o khiar, Mexican street corn, obatzda, obazda, papa a la huancaína, pommes Anna,
      potato scone, potato skins loaded, provoleta, shopska salad, snezhanka, spinach and artichoke dip,
      tirokafteri, truffade, Watergate salad, wedge salad, çılbır sauce | +milk ?eggs ?gluten unclear each
  gözleme peynirli | +milk unclear each
  escargots à la bourguignonne | +milk +molluscs ?celery ?gluten ?sulphites each
  escargots de Bourgogne | +molluscs ?milk each
  coquilles Saint Jacques, coquilles St-Jacques,
      New England chowder, oysters Rockefeller | +milk +molluscs ?celery ?crustaceans ?eggs ?fish ?gluten unclear each
  moules à la crème | +milk +molluscs ?celery ?gluten ?meat ?sulphites unclear each
  badami korma, shahi korma | +milk +nuts ?eggs ?gluten ?sesame unclear each
  amêijoas à bulhão pato, cataplana, mariniere, mouclade,
      à la marinière | +molluscs ?alcohol ?celery ?milk ?sulphites unclear each
  allo scoglio, angels on horseback, arroz negro, black risotto, carpetbag steak, carpetbagger steak, clambake, cumi,
      Manhattan chowder, nakji, nakji bokkeum, ojingeo, ojingeo bokkeum, risotto nero, sambal sotong,
      sotong | +molluscs ?celery ?crustaceans ?eggs ?fish ?gluten ?milk unclear each
  scungilli | +molluscs +unkosher ?celery ?crustaceans ?eggs ?fish ?gluten ?milk unclear each
  Rouladen | +mustard ?alcohol ?celery ?eggs ?gluten ?meat ?milk ?sulphites unclear each
  deviled kidney, devilled kidney, sarson da saag, sarson ka saag, senfeier,
      shorshe | +mustard ?eggs ?milk ?sulphites unclear each
  ají de gallina, almondine, amandine, badrijani, badrijani nigvzit, charoses, charoset, chiles en nogada,
      Circassian chicken, fesenjan, fesenjoon, gai pad med mamuang, haroset, kaju curry,
      khoresh fesenjan, nogada, pesto trapanese, picada catalana, pkhali, salbitxada, satsivi, xató, çerkez tavuğu | +nuts ?eggs ?gluten ?milk ?sesame unclear each
  bumbu kacang, domoda, encacahuatado, kacang, karedok, kuli kuli, mafé, nkatenkwan, ocopa, palli chutney,
      papas con ocopa, pecel, rempeyek, rojak, sabudana khichdi, sambal kacang, satay beef, satay chicken,
      satay noodle, saus kacang, suya, tigadegena, yaji | +peanuts ?crustaceans ?fish ?gluten ?nuts ?sesame ?soya unclear each
  bagara baingan, mirchi ka salan | +peanuts +sesame ?crustaceans ?eggs ?fish ?gluten ?nuts ?soya unclear each
  ketoprak | +peanuts +soya ?crustaceans ?eggs ?fish ?gluten ?nuts ?sesame unclear each
  gimbap, kimbap | +sesame ?crustaceans ?eggs ?fish ?gluten ?molluscs ?nuts ?peanuts ?soya unclear each
  chuka wakame, fatteh, jian dui, jin deui, sabich, samke harra, seaweed salad, siniyah, tarator Lebanese,
      wakame salad | +sesame ?eggs ?gluten ?nuts ?peanuts ?soya unclear each
  chilli crisp noodle, tempeh orek | +soya ?crustaceans ?eggs ?fish ?gluten ?molluscs ?peanuts ?sesame unclear each
  ants climbing a tree, Buddha's delight, cheonggukjang, dengaku, inari, inarizushi, kongguksu,
      lo han jai, mabo dofu, nasu dengaku, soondubu jjigae, sundubu, sundubu jjigae, tahu, tahu goreng, tahu isi,
      tahu telur | +soya ?crustaceans ?eggs ?fish ?gluten ?sesame unclear each
`;
