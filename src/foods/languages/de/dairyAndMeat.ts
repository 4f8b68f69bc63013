/** Milk, eggs, meat and fish. Notation: ../README.md. */
export const DAIRY_AND_MEAT = `
milk | Vollmilch, Alpenmilch, ESLmilch, Heumilch, Hmilch, Kuhmilch, Milch=, Trinkmilch, Vollmilch-, Weidemilch
goat milk | Ziegenmilch
sheep milk | Schafmilch, Schafsmilch
condensed milk | Bärenmarke, Kondensmilch, Milchmädchen
evaporated milk | ungezuckerte Kondensmilch
cream | Cremefine, Kaffeeweißer, Kochcreme, Nidel, Obers=, Rahm=, Rama Cremefine, Sahne=, Vollrahm
whipping cream | Schlagsahne=, Schlagobers=, flüssige Sahne, Konditorsahne, Schlag
whipped cream | geschlagene Sahne, Sprühsahne
sour cream | Sauerrahm, Saucenrahm, Sauerhalbrahm, Schmand, Schmant
creme fraiche | Creme fraiche=, Crème fraîche, Crème légère, Doppelrahm
yoghurt | Bifidus, Jogurt, Trinkjoghurt
quark | Speisequark=, Magerquark, Bauernquark, Bauerntopfen, Bröckelquark, Bröckeltopfen, Halbfettquark, Halbfetttopfen, Kräuterquark, Kräutertopfen, Magerstufe, Magertopfen, Ofenquark, Ofentopfen, Quarkcreme, Rahmquark, Rahmtopfen, Sahnequark, Sahnetopfen, Schichtkäse, Speisetopfen, Topfen=, Topfencreme
butter | Alpenbutter, Anken, Butter=, Fassbutter, Nussbutter
ghee | Bratbutter, Butaris, Butterreinfett, Butterschmalz, geklärte Butter
herb butter | Café de Paris Butter
with butter | buttert, gebuttert, buttern
whey | Molke, Molkeneiweiß
milk protein | Milchbestandteil, Milcheiweiß
casein | Kasein
lactose | Laktose
protein powder | Eiweißpulver
dairy | Milcherzeugnis, Milcherzeugnisse, Milchprodukt, Molkereiprodukt
custard | Crème pâtissière, Englische Creme, Konditorcreme, Patisseriecreme, Vanillecreme, Vanillesauce, Vanillesoße
custard powder | Cremepulver, Karamellpuddingpulver, Mandelpuddingpulver, Puddingpulver, Päckchen Pudding, Sahnepuddingpulver, Schokoladenpuddingpulver, Schokopuddingpulver, Soßenpulver Vanille
ice cream | -eis, -eiscreme, -glace, Eis, Eiscreme, Glace, Softeis
cheese | Mutschli-Käse, Handkäs, Kochchäs, Schabziger, Ziger, Sura Kees, Vorarlberger Bergkäse, Weinkäse, Gruyère, Allgäuer Emmentaler, Almette, Almkäse, Alpkäse, Appenzeller, Bergkäse, Bresso, Brimsen, Buko, Edelpilzkäse, Esrom, Exquisa, Geramont, Gerupfter, Gratinkäse, Graukäse, Greyerzer, Hartkäse, Harzer, Käse=, Käseaufschnitt, Liptauer, Mainzer, Milbenkäse, Miree, Mondseer, Obatzda, Obatzter, Olmützer Quargel, Quargel, Raclettekäse, Romadur, Rotschmierkäse, Rougette, Sandwichkäse, Schafkäse, Schafskäse, Schimmelkäse, St. Tropez Käse, Steinbuscher, Streukäse, Tilsiter, Toastkäse, Tête de Moine, Vacherin, Vollkäse, Wilstermarsch, Vacherin Fribourgeois, Vacherin Mont d'Or
feta | Balkankäse, Hirtenkäse, Patros, Salakis
goat cheese | Ziegencamembert, Ziegenfrischkäse, Ziegengouda, Ziegenkäse, Ziegenrolle
blue cheese | Blauschimmel
cream cheese | Frischkäse, Doppelrahmfrischkäse, Kräuterfrischkäse, Körnchenfrischkäse, Rahmfrischkäse
cottage cheese | körniger Frischkäse, Hüttenkäse, Körniger
processed cheese | Scheibletten, Schmelzkäse
Parmesan | Grana
mozzarella | Büffelmozzarella, Minimozzarella
Emmental | Emmentaler
Gouda | Edamer, Maaslander
fondue | Käsefondue
plant milk | Barista-Drink, Getreidedrink, Getreidemilch, Milchalternative, Milchersatz, Nussdrink, Pflanzendrink, Pflanzenmilch, pflanzlicher Drink, pflanzliche Milch
oat milk | Haferbarista
cashew milk | Cashewdrink
hazelnut milk | Haselnussdrink, Nussmilch
spelt milk | Dinkeldrink
coconut drink | Kokosnussdrink
coconut milk | Kokosnussmilch
coconut cream | Kokoscreme, Kokosnusscreme
plant cream | Pflanzenrahm, Pflanzensahne, Sahnealternative, Sahneersatz, Schlagcreme vegan, pflanzliche Sahne, pflanzlicher Rahm, vegane Sahne, pflanzliche Schlagcreme, vegane Schlagcreme
oat cream | Hafer Cuisine, Hafercreme, Hafercuisine
soya cream | Soja Cuisine, Sojacuisine, Soyacreme
almond cream cuisine | Mandelcuisine, Mandelsahne
rice cream cuisine | Reis-Cuisine, Reissahne
plant yoghurt | Joghurtalternative, Pflanzenjoghurt, pflanzlicher Joghurt, veganer Joghurt
soya yoghurt | Sojaghurt, Sojajoghurt
coconut yoghurt | Kokosjoghurt
almond yoghurt | Mandeljoghurt
oat yoghurt | Haferjoghurt
plant cheese | Käsealternative, Käseersatz, Veggiekäse, vegane Käsealternative, veganer Frischkäse, veganer Reibekäse
plant butter | Alsan, Butteralternative, Pflanzenbutter, Rama vegan, Sanella vegan, vegane Margarine, veganer Butterersatz, pflanzliche Butter
margarine | Becel, Bellasan, Deli Reform, Lätta, Pflanzenmargarine, Rama, Sanella, Streichfett, Thea
egg | -ei=, -eier, Ei, Eier-, Eierstich, Eigröße M, Eimasse, Eiprodukt, Eiweißpulver Ei, Freilandei, Gaggerl, Hühnerei, Vollei, Eistreiche
egg white | Eiklar, Eischnee, Eiweiss, Hühnereiweiß, Schnee
egg yolk | Dotter=, Eidotter=, Eigelb=, Hühnereigelb
boiled egg | Setzei, Solei, Spiegelei, Stierenaug
egg powder | Eipulver, Eiweißpulver aus Hühnerei, Lysozym
egg replacer | Eiersatz
vegan egg substitute | vegane Eier, veganes Ei
meringue | Baiser, Meringe, Spanischer Wind, Windgebäck
mayonnaise | Delikatessmayonnaise, Majonäse, Salatcreme, Salatmayonnaise
vegan mayonnaise | Vegannaise
tartare sauce | Remouladensauce, Remouladensoße, Tatarsauce
Miracle Whip | Miracel Whip
hollandaise | Sauce Béarnaise, Sauce Hollandaise, Thomy Les Sauces Hollandaise, holländische Sauce
zabaglione | Chaudeau, Weinschaum, Weinschaumcreme
meat | -fleisch, Braten, Fleisch, Geschnetzeltes, Grillgut, Gulaschfleisch, Muskelfleisch, Suppenfleisch
roast | -braten
stew | -geschnetzeltes, -gulasch, -ragout
steak | -steak
escalope | -schnitzel
fillet | -filet
poultry | Geflügel
chicken | Güggeli, Poulet im Chörbli, Backhendl ungebacken, Broiler, Geflügel-, Gockel, Hahn, Hendl, Hendl-, Huhn, Huhn-, Hähnchen-, Hühnchen-, Hühner-, Hühnerherz, Masthuhn, Mistkratzerli, Poularde, Poulet, Poulet-, Stubenküken, Suppenhuhn
chicken leg | Hendlhaxn, Hähnchenschenkel, Hühnerschenkel, Pouletschenkel
chicken thigh | Hähnchenoberkeule, Hähnchenoberschenkel
chicken drumstick | Hähnchenunterkeule, Hähnchenunterschenkel, Unterschenkel vom Huhn
chicken wing | Pouletflügeli
chicken nugget | Backhähnchen
turkey | Pute, Puten-, Trute, Truten-, Truthahn-, Truthenne
turkey breast | Putenschnitzel, Putengeschnetzeltes, Putenmedaillon
duck | Barbarieente, Ente, Enten-, Flugente
goose | Gans, Gans-, Gansl, Gänse-, Martinigansl, Martinsgans, Weihnachtsgans
goose fat | Entenschmalz, Gänseschmalz
quail | Wachtel
pheasant | Fasan, Rebhuhn
pigeon | Taube
ostrich | Strauß
beef | Wadschinken, Rindswadschinken, Rindswade, Wade, Kavalierspitz, Schlepp, Vorschlag, Rindspfeffer, Beinscheibe, Beiried, Bug, Bürgermeisterstück, Falsches Filet, Hohe Rippe, Hüferl, Jungbulle, Kalbsbacke Rind, Lungenbraten, Mageres Meisel, Ochse, Ochsen-, Ochsenbacke, Querrippe, Rind=, Rind-, Rinder-=, Rinderbacke, Rinderhüfte, Rinderroulade, Rinds-, Rindsragout, Rindsroulade, Roastbeef, Rostbraten, Schulterscherzel, Siedfleisch, Tafelspitz
beef steak | Filetsteak, Hüftsteak
oxtail | Ochsenschlepp, Ochsenschwanz
minced beef | Beefsteakhack, Beefsteakhackfleisch, Schabefleisch, Tartar, Tatar, faschiertes Rindfleisch, (Hackfleisch|Hack|Faschiertes|Gehacktes) vom Rind
gemischtes Hackfleisch | Faschiertes gemischt, Hack gemischt, Hackfleisch gemischt, gemischtes Faschiertes, gemischtes Hack, gemischtes Hackfleisch, halb und halb
minced _ | -faschiertes=, -gehacktes=, -hack=, -hackfleisch=
beef jerky | Bündnerfleisch, Mostbröckli, Rinderschinken, Trockenfleisch
beef bone | Markknochen, Rinderknochenmark, Sandknochen
suet | Nierenfett, Talg
veal | Voressen vom Kalb, Bäggli, Kalb, Kalb-, Kalbs-, Kalbsnuss, Kalbsragout, Kalbsvögerl
veal escalope | Kalbsgeschnetzeltes, Kalbsplätzli
minced veal | Kalbsbrät, (Hackfleisch|Hack|Faschiertes|Gehacktes) vom Kalb
lamb | Gigot, Hammel, Lamm, Lamm-, Lammlachs, Lammragout, Lamms-, Milchlamm, Salzwiesenlamm, Schöpsernes
lamb chop | Lammkarree, Lammkrone
mutton | Hammelkeule, Schaffleisch
goat | Kitz, Zicklein, Ziegenfleisch
pork | Schweinenuss, Schweinsnuss, Schinkennuss, Schweineschnitzel, Schweinsschnitzel, Schlögel, Schweinsschlögel, Verhackertes, Zwiebelmett, Mettigel, Panhas, Möpkenbrot, Kümmelbraten, Bratlfett, Surschnitzel, Schweinebäckchen, Ferkel, Grillfackel, Iberico, Karree, Krustenbraten, Minutensteak vom Schwein, Nackensteak, Sau, Schnitzelfleisch, Schopf, Schwein, Schwein-, Schweine-, Schweinegeschnetzeltes, Schweinegulasch, Schweinehals, Schweinelachs, Schweinenacken, Schweinernes, Schweins-, Schweinsgulasch, Schweinsjungfer, Schweinsplätzli, Schweinsragout, Schweinsvoressen, Schäufelchen, Schäufele, Spanferkel, Surbraten, Surfleisch, Wammerl
pork chop | Kotelett, Nackenkotelett, Rippchen, Stielkotelett
pork fillet | Lendchen
ham hock | Eisbein, Gnagi, Hachse, Haxe, Schweinshaxn, Spitzbein, Stelze, Surhaxe, Surstelze, Wädli
pork belly | Bauchfleisch, Bauchspeckstreifen, Kesselfleisch, Schweinebauch, Wellfleisch
minced pork | Hackepeter, Mett, Thüringer Mett, (Hackfleisch|Hack|Faschiertes|Gehacktes) vom Schwein
sausage meat | Bratwurstmasse, Brät, Wurstbrät
bacon | Bauchspeck, Dörrfleisch, Geräuchertes, Geselchtes, Hamburgerspeck, Kaiserfleisch, Katenrauchspeck, Katenspeck, Rauchfleisch, Rückenspeck, Selchfleisch, Selchspeck, Speck
lard | Flomen, Schmalz, Schmer
pork rind | Grammel, Griebe, Schwarte
ham | Bierschinken, Hinterschinken, Katenschinken, Lachsschinken, Nussschinken, Osterschinken, Parmaschinken, Pressschinken, Putzschinken, Schinken, Schwarzwälder Schinken, Serranoschinken, Toastschinken, Vorderschinken, Rollschinken, Rollschinkli
turkey ham | Putenkochschinken
gammon | Kasseler, Kasselernacken, Kassler, Rippchen gepökelt, Rippli, Schüfeli, Teilsames
sausage | -wurst, -würstchen, -würstel, -würstli, Aufschnitt, Wurst, Würstel
pork sausage | Ahle Wurst, Bierwurst, Bockwurst, Bratwürstchen, Braunschweiger, Cervelat, Currywurst, Dauerwurst, Debreziner, Extrawurst, Fleischwurst, Gelbwurst, Gyulai, Hartwurst, Jagdwurst, Kabanos, Kabanossi, Kaminwurz, Katenwurst, Knacker, Knackwurst, Kochsalami, Kohlwurst, Krainer, Krakauer, Käsekrainer, Landjäger, Lyoner, Mettende, Nackenwurst, Nürnberger, Nürnberger Rostbratwürstchen, Paprikawurst, Pinkel, Plockwurst, Polnische, Presswurst, Regensburger, Rindswurst gemischt, Rügenwalder Teewurst, Saiten, Saitenwürstle, Salsiz, Saumagen, Schüblig, Servela, Stadtwurst, Stockwurst, Teewurst, Thüringer, Tiroler Wurst, Wollwurst, Zungenwurst
beef sausage | Rindersalami, Sucuk, Sucuk-Wurst
chicken sausage | Geflügelfleischwurst, Geflügelsalami, Putensalami, Putenwurst
hot dog | Wiener Würstel, Bockwürstchen, Wiener, (Wiener|Frankfurter) (Würstchen|Würstel), Wienerle, Wienerli, Frankfurterli
salami | Mailänder Salami, Ungarische Salami
black pudding | Blunze, Blunzn, Blutwurst, Flönz, Grützwurst, Rotwurst
liverwurst | Le Parfait, Hausmacher Leberwurst, Streichwurst
Leberkäse | Fleischkäse, Fleischlaib, Leberkas
burger | Buletten, Burgerpatty, Hamburger
liver | Leber, Schweineleber
kidney | Nierchen, Niere
offal | Beuschel, Bries, Herz vom Rind, Innereien, Kalbsherz, Kalbslunge, Kalbszunge, Kuttel, Lüngerl, Milken, Rinderzunge, Zunge vom Rind
foie gras | Gänseleber, Stopfleber
pâté | Leberparfait, Pastete
venison | Damwild, Elch, Gams, Hirsch, Hirsch-, Hirschgulasch, Reh, Reh-, Rehragout, Rentier, Wild, Wild-, Wildbret, Wildgulasch
rabbit | Hase, Kaninchen, Karnickel, Stallhase
hare | Hasenpfeffer
wild boar | Frischling, Wildschwein
horse meat | Pferd
kebab meat | Gyros, Kebap
aspic | Aspik, Presskopf, Presssack, Schwartenmagen, Sulz, Sülzwurst
veggie burger | Bratling, Grünkernbratling vegetarisch, veganes Patty, vegetarischer Bratling
veggie mince | Fleischersatz, Hackersatz, Sojahack, Sonnenblumenhack, Veggiehack, pflanzliches Hack, veganes Gehacktes, veganes Hack, veganes Hackfleisch, vegetarisches Hack
soya mince | Big Steaks, Sojafleisch, Sojagranulat, Sojamedaillon, Sojaschnetzel, Sojaschnitzel, texturiertes Soja
veggie sausage | Tofuwürstchen vegan, vegane Bratwurst, vegetarische Bratwurst
vegan bacon | Räuchertofu Speck
vegan ham | veganer Aufschnitt
vegan chicken | veganes Geschnetzeltes, veganes Gyros, veganes Schnitzel
smoked tofu | Räuchertofu
tofu | Naturtofu, Seidentofu, Sojaquark
fish | -fisch, Fisch, Fisch-, Fischkarkassen, Seefisch
cod | Dorsch, Kabeljau
haddock | Schellfisch
hake | Hechtdorsch, Seehecht
pollock | Alaskaseelachs, Köhler, Pangasiusfilet Seelachs, Schlemmerfilet ungebacken, Seelachs
halibut | Heilbutt
monkfish | Lotte, Seeteufel
red snapper | Goldbarsch, Knurrhahn, Meeräsche, Rotbarbe, Rotbarsch, Viktoriabarsch
sea bass | Seebarsch, Wolfsbarsch
sea bream | Brasse, Goldbrasse, Zahnbrasse
plaice | Flunder, Kliesche, Limande, Maischolle, Rotzunge, Scholle, Seezunge
turbot | Butt, Glattbutt, Steinbutt
shark | Dornhai, Hai, Schillerlocke geräuchert
catfish | Katfisch, Steinbeißer, Waller, Wels
perch | Bachsaibling, Barbe, Barsch, Blaufelchen, Brachse, Egli, Felchen, Flussbarsch, Fogosch, Hecht, Karpfen, Kretzer, Maräne, Quappe, Reinanke, Renke, Rotauge, Saibling, Schill, Schleie, Seesaibling, Stint, Zander, Äsche
salmon | Lachs, Salm, Wildlachs
smoked salmon | Lachs geräuchert, Graved Lachs, Rauchlachs, Stremellachs
trout | Bachforelle, Forelle, Regenbogenforelle
smoked trout | geräuchertes Forellenfilet
mackerel | Makrele
tuna | Thunfisch, Thon, Thunfischsteak, Tunfisch
swordfish | Schwertfisch
sardine | Ölsardine
herring | Hering, Hering in Tomatensauce, Heringsstipp
rollmop | Bismarck, Rollmöpse, saurer Hering
sprat | Kieler Sprotten, Sprotte
anchovy | Anchosen, Anchovis, Sardelle
eel | Aal, Räucheraal
sturgeon | Stör
salt cod | Klippfisch, Stockfisch
fish roe | Forellenkaviar, Ketakaviar, Lachskaviar, Rogen, Saiblingskaviar
caviar | Kaviar, Seehasenrogen
fish finger | Backfisch, Fischknusperli, Fischnocken, Fischstäbchen, Kibbeling, Schlemmerfilet, Schlemmerfilet à la Bordelaise
fish cake | Fischbulette, Fischfrikadelle, Fischküchle
surimi | Crabsticks, Krabbensalat Surimi, Krebsfleischimitat
fish oil | Lebertran
seafood | Meeresfrüchte
shellfish | Schalentier
crustacean | Krebstier, Krustentier
prawn | Büsumer Krabben, Cocktailshrimps, Crevette, Crevetten-, Eismeergarnele, Garnele, Garnelen-, Granat, Krabbe, Krabben-, Krabbenfleisch, Krevette, Nordseekrabbe, Riesencrevetten, Riesengarnele, Scampi, Shrimp-, Tiefseegarnele
langoustine | Kaisergranat, Languste, Langustine, Norwegischer Hummer
crab | Krebs, Krebs-, Krebsschere, Königskrabbe, Seespinne
lobster | Hummer, Hummer-
crayfish | Edelkrebs, Flusskrebs, Flusskrebsfleisch, Krebsbutter Krebs, Krebsschwänze
prawn cracker | Kroepoek
mollusc | Weichtier
mussel | Grünschalmuschel, Miesmuschel, Moules, Muschel, Pfahlmuschel
clam | Herzmuschel, Schwertmuschel, Teppichmuschel, Venusmuschel
oyster | Auster, Austern-, Sylter Royal
scallop | Jakobsmuschel, Jakobsmuschelfleisch, Kammmuschel, Pilgermuschel
squid | Calamares, Calamaretti, Kalmar, Tintenfisch
octopus | Krake, Oktopus, Polpo, Pulpo
squid ink | Sepiatinte, Tintenfischtinte
snail | Schnecke, Weinbergschnecke
frog leg | Froschschenkel
kipper | Räucherhering
smoked mackerel | Pfeffermakrele
buttermilk | Buttermilch
Greek yoghurt | griechischer Joghurt
chicken breast | Hähnchenschnitzel, Hühnerschnitzel
minced lamb | (Hackfleisch|Hack|Faschiertes|Gehacktes) vom Lamm
`;
