/** Foods that English does not have. Notation: ../../README.md; `<…>` is a food of an English table. */
export const FOODS = `
[Milch]
  spelt milk | +gluten
  oat cream | +gluten ?nuts ?soya
  almond cream cuisine | +nuts
  rice cream cuisine
  cream stiffener
  plant fat spread | ?milk
<minced beef>
  Hackfleisch, Hack, Gehacktes, Faschiertes, Gewiegtes, Haschee | ?pork
  gemischtes Hackfleisch | +pork
<risotto rice>
  Milchreis | ?milk dish
<sausage>
  Leberkäse | +pork ?milk
  sausage salad | +meat ?pork ?mustard ?eggs
[Würzen]
  Gebackener Camembert, Backcamembert, Gebackener Emmentaler, Gebackener Käse, Ofenkäse paniert | +milk +gluten ?eggs
  Gebackene Champignons, Gebackene Steinpilze, Gebackenes Gemüse, Gebackene Zucchini, Gebackener Karfiol | ?gluten ?eggs
  Gebackener Karpfen, Gebackener Fisch | +fish ?gluten ?eggs
  Gebackene Leber, Gebackenes Huhn | +meat +gluten ?eggs
  mugwort
  woodruff
  malt drink | +gluten
  Amarettini | ?nuts +eggs ?gluten
  Manner Schnitten, Neapolitaner, Haselnussschnitte, Nussschnitte, Haselnusswaffel | +nuts +gluten +soya ?milk
  Rivella | +milk
  QimiQ | +milk +gelatine
  mustard gherkin | +mustard ?sulphites
  peanut puff | +peanuts
  beech nut | +nuts
  nut bread | +gluten +nuts
  wheat starch | +gluten
  French dressing cream | ?milk ?eggs ?mustard ?celery unclear
  herring salad | +fish ?eggs ?milk ?mustard
  crab salad mayo | +crustaceans ?eggs ?mustard ?milk
  Katzenzungen | +milk ?soya ?nuts
  Duplo, Hanuta, Knoppers, Kinder Bueno Riegel, Toffifee, Ferrero Küsschen, Mon Chéri, Giotto, Kinder Country, Überraschungsei, Ü-Ei | +milk +nuts +gluten +soya
  Haribo Lakritz | +gluten ?gelatine
[Teige] | dish
  Hefeteig, Germteig, Pizza-Hefeteig, Quark-Öl-Teig, Topfenteig, Quarkölteig, Kartoffelteig, Knödelteig, Teigling, Teigplatte, Teigmantel, Eierteig, Bierteig, Tempurateig | +gluten ?milk ?eggs
  Spätzleteig, Nudelteig frisch, Biskuitmischung, Rührmasse, Waffelmasse | +gluten +eggs ?milk
[Gerichte] | dish
  Frikassee, Hühnerfrikassee, Kalbsfrikassee | +meat ?milk ?gluten ?eggs
  Herrencreme | +milk ?eggs ?alcohol
  Schlafrock | +gluten
  Zigeunerschnitzel, Paprikaschnitzel, Balkanschnitzel | +meat ?gluten ?eggs ?milk
  Spritz, Hugo, Aperol Spritz | +alcohol ?sulphites
  Cremesuppe | ?milk ?gluten ?celery
  Müllerin Art, Müllerinart, Müllerin | +gluten ?milk
  Finkenwerder Art, Jäger Art, Bauern Art, Bäckerinart | ?pork ?meat
  Wähe | +gluten ?milk ?eggs
  Osterlamm | ?gluten ?eggs ?milk ?meat ?nuts
  Pasta e fagioli | +gluten ?celery ?pork
  Berner Würstel | +meat +milk ?pork
  Kartoffelsalat, Erdäpfelsalat | ?eggs ?milk ?mustard ?meat ?pork
  Gröstl, Tiroler Gröstl, Herrengröstl, Erdäpfelgröstl, Geröstl | ?meat ?pork ?eggs
  Halver Hahn | +milk +gluten ?mustard
  Knödel, Kloß, Klöße, Serviettenknödel, Brezenknödel, Brezelknödel, Speckknödel, Spinatknödel, Kaspressknödel, Pressknödel, Tiroler Knödel, Böhmische Knödel, Leberknödel, Grießnockerl, Griessnockerl, Grießklößchen, Markklößchen, Nockensuppe, Leberspätzle, Semmelkloß, Semmelknödel, Topfenknödel, Quarkknödel, Zwetschgenknödel, Zwetschkenknödel, Marillenknödel, Obstknödel, Quarkkeulchen, Quarkbällchen, Buchteln, Dampfnudel, Germknödel, Rohrnudel, Dukatenbuchteln, Wuchteln, Grießschmarrn, Kaiserschmarren, Schmarrn, Topfenschmarrn, Kirschmichel, Scheiterhaufen, Ofenschlupfer, Armer Ritter, Arme Ritter, Pofesen, Mohr im Hemd, Salzburger Nockerl, Topfenpalatschinken, Apfelküchle, Hollerküchle, Apfelkrapfen, Apfelradl, Topfennockerl, Fastenbrezel, Fotzelschnitte | +gluten +eggs +milk
    Grießnockerlsuppe, Leberknödelsuppe | ?celery
  Kartoffelknödel, Kartoffelkloß, Kartoffelklöße, Erdäpfelknödel, Thüringer Klöße, Halbseidene, Kloßteig, Knödelpulver | ?eggs ?gluten ?sulphites ?milk
  Schupfnudel, Bubespitzle, Fingernudel, Mohnnudel, Erdäpfelnudel | +gluten +eggs ?milk
  Kartoffelpuffer, Reibekuchen, Reiberdatschi, Erdäpfelpuffer, Kartoffelplätzchen, Gemüsepuffer, Zucchinipuffer, Puffer, Reibeplätzchen, Kartoffeltätschli | ?eggs ?gluten
  Käsespätzle, Kässpatzen, Kasnocken, Kasspatzn, Älplermagronen, Älplermakronen, Käseknöpfle, Käsknöpfle, Pizokel, Pizzoccheri, Capuns | +gluten +milk ?eggs ?meat
  Krautfleckerl, Schinkenfleckerl, Schinkennudeln | +gluten ?eggs ?pork
  Maultasche, Kärntner Kasnudel, Kasnudel, Schlutzkrapfen, Teigtasche, Schlipfkrapfen | +gluten +eggs ?milk ?celery ?meat ?pork
  Frikadelle, Bulette, Fleischpflanzerl, Fleischküchle, Fleischküchlein, Faschiertes Laibchen, Fleischlaberl, Hacktätschli, Hackbällchen, Fleischbällchen, Köttbullar, Ćevapčići, Cevapcici, Boulette, Hackfleischbällchen, Polpette | +meat ?pork ?gluten ?eggs ?milk ?mustard
  Königsberger Klopse, Klops, Klopse | +meat ?pork +gluten +eggs +milk ?fish ?celery
  Labskaus | +meat ?fish ?eggs ?pork
  Leipziger Allerlei mit Krebsen | +crustaceans +milk
  Backhendl, Wiener Backhendl, Backhuhn | +meat +gluten +eggs ?milk
  Backhähnchenteile | +meat +gluten
  Zürcher Geschnetzeltes, Züri Gschnätzlets, Züricher Geschnetzeltes, Zürigschnätzlets | +meat +milk ?gluten ?alcohol
  Beef Stroganoff, Boeuf Stroganoff, Filet Stroganoff | +meat +milk ?gluten ?mustard
  Saure Zipfel, Himmel und Erde, Himmel un Ääd, Schlachtplatte, Schlachtschüssel, Bauernfrühstück, Strammer Max, Hoppelpoppel, Currywurst mit Pommes | +meat ?pork ?eggs ?gluten ?milk
  Toast Hawaii, Hawaiitoast | +gluten +milk +pork
  Zwiebelkuchen, Zwiebelwähe, Speckkuchen, Lauchkuchen, Lauchquiche, Gemüsequiche, Spinatquiche, Käsewähe, Chäswähe, Dinnete | +gluten +milk ?eggs ?pork
  Käsekuchen, Quarkkuchen, Topfenkuchen, Käsesahnetorte, Käse-Sahne-Torte, Topfentorte, Topfenstrudel, Millirahmstrudel, Zupfkuchen, Russischer Zupfkuchen, Quarkstrudel, Topfentascherl, Quarktasche, Quarkstollen, Rahmkuchen, Schmandkuchen, Rahmfladen, Eierschecke, Dresdner Eierschecke | +gluten +milk +eggs
  Apfelstrudel, Strudel, Apfeltasche, Nussstrudel | +gluten ?milk ?eggs ?nuts
  Krautstrudel, Gemüsestrudel, Fleischstrudel | +gluten ?milk ?eggs
  Krapfen, Berliner, Berliner Pfannkuchen, Faschingskrapfen, Berliner Krapfen, Fasnachtsküchle, Kreppel, Kräppel, Schmalzgebäck, Mutzen, Mutzenmandeln Gebäck, Auszogne, Ausgezogene, Spritzkuchen, Fasnachtschüechli, Schenkeli, Kirchweihnudel, Schneeballen | +gluten +eggs +milk
  Bienenstich, Nussgipfel, Nusshörnchen, Frankfurter Kranz, Mandelhörnchen, Engadiner Nusstorte Schnitte, Bündner Nusstorte, Rüeblitorte, Rüblitorte, Aargauer Rüeblitorte, Nussecke, Nussschnecke, Nusszopf, Linzer Torte, Linzer Auge, Linzer Augen, Mandelkuchen, Walnusskuchen, Nusstorte, Haselnusskuchen, Florentiner, Prinzregententorte mit Nüssen, Esterházy-Schnitte, Esterházyschnitte, Punschkrapfen Nuss, Nussrolle, Nussbeugel, Zuger Kirschtorte, Nussstollen, Mandelstollen, Marzipanstollen | +gluten +eggs +milk +nuts
  Nussschnaps | +alcohol +nuts
  Christstollen, Dresdner Stollen, Weihnachtsstollen, Stollen, Butterstollen | +gluten +milk +nuts ?eggs ?sulphites ?alcohol
  Vanillekipferl | +gluten +nuts +milk ?eggs
  Zimtstern, Zimtsterne, Elisenlebkuchen, Nussmakrone, Haselnussmakrone, Bethmännchen, Brunsli, Basler Brunsli, Bärentatze, Bärentatzen, Mandelmakrone | +nuts +eggs ?gluten
  Schwarzwälder Kirschtorte, Schwarzwälder Kirsch | +gluten +eggs +milk ?alcohol
  Sachertorte, Prinzregententorte, Dobostorte, Donauwelle, Herrentorte, Malakofftorte, Kardinalschnitte, Cremeschnitte, Crèmeschnitte, Philadelphiatorte, Maulwurfkuchen, Maulwurftorte, Butterkuchen, Zuckerkuchen, Freud-und-Leid-Kuchen, Schneckennudel, Hefeschnecke, Rosinenschnecke, Zimtschnecke, Windbeuteltorte, Sahnetorte, Buttercremetorte, Punschkrapfen, Biskuitrolle gefüllt, Amerikaner, Kalter Hund, Rahmschnitte, Bananenschnitte, Schaumrolle, Rehrückenkuchen | +gluten +eggs +milk ?nuts
  Kipferlkoch, Reisauflauf, Grießauflauf, Griessauflauf, Quarkauflauf, Topfenauflauf, Süßer Auflauf | +milk +eggs ?gluten
  Ramequin | +milk +eggs +gluten
  Milchnudeln, Nudelsuppe süß | +milk +gluten
  Nudelsuppe, Hühnernudelsuppe, Buchstabensuppe, Frittatensuppe, Flädlesuppe, Leberknödelsuppe, Hochzeitssuppe, Brotsuppe, Backerbsen, Backerbse, Einlaufsuppe, Eierflockensuppe, Eierstichsuppe | +gluten +eggs ?celery ?milk ?meat
  Frankfurter Grüne Soße, Grüne Soße, Grie Soß, Frankfurter grüne Sauce, grüne Sauce Frankfurter Art | +milk +eggs ?mustard
  Nudelauflauf, Makkaroniauflauf, Nudelgratin, Spätzleauflauf | +gluten ?milk ?eggs
  Rahmschnitzel, Rahmgulasch, Rahmgeschnetzeltes, Paprikarahmschnitzel | +meat +milk ?gluten
  Sauerbraten, Rheinischer Sauerbraten | +meat ?gluten ?celery ?sulphites ?alcohol
  Szegediner Gulasch | +meat ?pork ?milk
  Pichelsteiner, Gaisburger Marsch, Linseneintopf, Erbseneintopf, Erbsensuppe, Kartoffelsuppe, Kartoffeleintopf, Graupeneintopf, Gemüseeintopf, Minestrone Eintopf, Bohneneintopf, Wirsingeintopf, Steckrübeneintopf, Schnippelbohnensuppe, Lumpensuppe | ?celery ?pork ?meat ?gluten ?milk
  Gaisburger Marsch mit Spätzle | +gluten +eggs +meat
  Linsen mit Spätzle | +gluten +eggs ?pork
  Krabbenbrot, Krabbenbrötchen | +crustaceans +gluten ?eggs
  Fischbrötchen, Matjesbrötchen, Bismarckbrötchen | +fish +gluten
  Pannfisch, Finkenwerder Scholle, Forelle blau, Steckerlfisch, Hering Hausfrauenart, Heringstopf | +fish ?mustard ?milk ?gluten ?pork
  Hausfrauenart | ?milk
  Büsumer Krabbensuppe, Krabbensuppe, Hummersuppe, Hummercremesuppe, Krebssuppe, Hummerbisque | +crustaceans ?milk ?celery ?alcohol
  Rumtopf, Grog, Punsch, Feuerzangenbowle, Glühmost, Jagertee | +alcohol
  Welfenspeise | +milk +eggs +alcohol
  Rote Grütze mit Vanillesoße | +milk
  Mohnkuchen, Mohnstrudel, Mohnstriezel, Mohnschnecke, Mohnzopf | +gluten ?milk ?eggs ?nuts
  Parfait, Eisparfait, Halbgefrorenes | +milk +eggs
  Spaghettieis, Spaghetti-Eis, Eiskaffee, Eisschokolade, Bananensplit, Milchshake, Milchmixgetränk, Bananenmilch, Erdbeermilch, Schokomilch, Heiße Schokolade, Kakaogetränk, Milchspeise, Milchschaum, Milchhaut | +milk
  Fürst-Pückler-Eis | +milk ?eggs
  Fürst Pückler | +milk
  Quarkspeise mit Obst, Stippmilch, Dickmilch, Sauermilch, Schwedenmilch, Setzmilch, Rahmapfelkuchen, Milchsuppe, Kalte Ente ohne Alkohol, Haferflockensuppe mit Milch, Müllermilch, Fruchtzwerge, Monte Dessert, Almighurt, Landliebe, Milchschnitte, Kinder Pingui, Actimel, Fruchtjoghurt | +milk
  Käseplatte, Käsebrett, Käseteller, Käsefuß, Käsestange, Käsegebäck, Käsebrot, Käsebrötchen, Käsetoast, Käseschnitte, Croque, Käsespieß, Chäschüechli, Käseküchlein | +milk ?gluten
  Butterbrot | +milk +gluten
  Buttergemüse | +milk
  Käserahmsuppe, Käsesuppe, Käse-Lauch-Suppe, Lauch-Käse-Suppe | +milk ?meat ?pork ?celery
  Gyrossuppe | +meat ?milk
  Zwiebelsuppe | ?milk ?gluten ?celery ?alcohol
  Biersuppe | +gluten +alcohol ?milk ?eggs
  Weinsuppe | +alcohol ?milk ?eggs
  Eier in Senfsoße, Senfeier, Eier in Senfsauce | +eggs +mustard ?milk ?gluten
  Russische Eier, Gefüllte Eier, Solei Mayonnaise | +eggs ?mustard
  Eierragout | +eggs
  Tatarbrötchen | +meat +gluten
  Waldorfsalat | +celery +nuts ?eggs ?milk
  Nussbraten | +nuts ?gluten ?celery ?eggs
  Kalter Braten | +meat
  Kohlroulade, Krautwickel, Krautroulade, Gefüllte Paprika, Paprikaschote gefüllt, Wirsingroulade, Hackfleischtopf, Hackauflauf, Schichtfleisch, Kohlrouladen, Krautwickerl | +meat ?pork ?gluten ?eggs ?mustard
  Kohl und Pinkel, Grünkohl mit Pinkel | +meat +pork ?gluten ?mustard
  Jägersauce, Jägersoße, Pilzrahmsauce, Pilzrahmsoße, Champignonrahmsauce, Rahmchampignons, Pfefferrahmsauce, Pfefferrahmsoße, Schwammerlsauce, Schwammerlsoße, Rahmschwammerl | +milk ?gluten
  Bratkartoffeln, Bratkartoffel, Brägele | ?pork ?meat
  Lyonerpfanne | +meat +pork
  Rahmkohlrabi, Rahmgemüse, Rahmwirsing, Rahmkartoffeln, Bechamelkartoffeln, Béchamelkartoffeln, Cremespinat mit Ei, Spinat mit Rahm, Rahmsuppe, Rahmkraut, Dillrahm | +milk ?gluten
  Eiersauce | +eggs ?milk
  Semmelkren | +gluten ?milk
  Apfelkren | ?milk
  Vinschger Brot | +gluten
  Schlesisches Himmelreich | +meat +pork
  Fischsuppe, Fischeintopf, Bouillabaisse Suppe | +fish ?crustaceans ?molluscs ?celery
  Seelachsschnitzel, Lachsersatz, Seelachsschnitzel in Öl | +fish
  Salat Nizza, Nizzasalat | ?fish ?eggs
  Tortellini in Brodo | +gluten +eggs
  Mehlspeise, Mehlspeisen, Süßspeise | ?gluten ?milk ?eggs
  Mehlsuppe, Basler Mehlsuppe, Riebelesuppe | +gluten ?milk
  Grießsuppe | +gluten
  Sterz, Riebel | ?gluten ?milk
  Mostbröckli Teller | +meat
  Vesper, Brotzeit, Jause, Brettljause, Vesperplatte, Znüni, Abendbrotplatte | ?gluten ?milk ?meat ?pork ?eggs ?mustard
  Grillteller, Fleischplatte, Wurstplatte, Aufschnittplatte | +meat ?pork
  Fondue bourguignonne, Fondue chinoise | +meat
  Käferbohnensalat | ?mustard
  Soljanka, Würzfleisch, Ragout fin, Königinpastete, Pastetli, Chügelipastete, Luzerner Chügelipastete | +meat +milk ?gluten ?pork ?celery ?eggs
  Tote Oma, Blunzengröstl, Grützwurst mit Kraut, Grammelknödel, Birnen Bohnen und Speck, Pfefferpotthast, Snuten un Poten, Surhaxn, Suure Mocke, Suuri Leberli, Papet Vaudois, Bauernschmaus, Bauernpfanne, Jägerpfanne, Speckbohnen, Wurstgulasch, Bratwurstschnecke, Mettbrötchen, Schinkenbrot, Leberkässemmel, Leberkäsesemmel | +meat +pork ?gluten ?celery ?milk ?sulphites ?eggs ?mustard
  Erdäpfelgulasch, Kartoffelgulasch, Fiakergulasch, Bohnengulasch | ?meat ?pork ?eggs ?gluten
  Ghackets mit Hörnli, Hackfleisch mit Hörnli | +meat +gluten
  Riz Casimir | +meat +milk ?nuts
  Chäshörnli, Käsemakkaroni, Käsenudeln | +gluten +milk ?eggs
  Handkäs mit Musik, Obatzda mit Brezen | +milk
  Leipziger Lerche, Mozarttorte, Punschtorte, Carac, Ragusa, Kägi fret, Esterházytorte, Esterhazytorte, Esterhazyschnitten, Nussstriezel, Nussbrezel, Wachauer Torte, Mandelstuten, Mandelsplitterkuchen, Nussstangerl | +gluten +nuts ?milk ?eggs
  Powidltascherl, Kartoffeltascherl, Erdäpfelteig, Gnocchiteig | +gluten ?eggs ?milk
  Pharisäer, Tote Tante, Rüdesheimer Kaffee, Einspänner mit Rum | +alcohol +milk
  Einspänner, Verlängerter mit Milch, Milchkaffee, Schale Nuss, Fiaker | +milk
  Schwedenbombe | +eggs +gluten ?milk
  Rumkugel, Casali Rumkokos | +alcohol ?milk ?nuts
  Schinkenkäsetoast, Schinken-Käse-Toast, Käse-Schinken-Toast | +gluten +milk +pork
  Steirerkas, Butterteig, Topfenblätterteig, Plundertascherl, Butterplunder, Butterhefeteig, Brioche-Teig, Zopfteig, Nusskipferl Teig | +gluten +milk ?eggs
  Aalsuppe, Fischfond klar, Matjestatar, Heringssalat mit Roter Bete, Fischlaibchen | +fish ?eggs ?mustard ?celery
  Backfischbrötchen | +fish +gluten
  Eiernudelsuppe, Tortenecke | +gluten +eggs
  Eiersalatbrötchen | +eggs +gluten ?mustard
  Tatarbeefsteak, Beefsteak Tatar | +meat ?eggs ?mustard ?fish
  Vitello Tonnato | +meat +fish +eggs
  Senfbraten, Senfkruste, Senfhuhn | +mustard
  Currywurstsoße | ?mustard ?celery
  Cumberlandsauce | ?mustard ?alcohol
`;
