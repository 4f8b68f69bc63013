/** Oils, sauces, stocks, sweets, drinks and dishes. Notation: ../README.md. */
export const PANTRY = `
oil | -öl=, Ausbackfett, Ausbacköl, Bratfett, Fett zum Ausbacken, Frittierfett, Frittieröl, Pflanzenöl, Salatöl, Öl
neutral oil | Albaöl, Distelöl, Keimöl, Rapskernöl, Rapsöl, Traubenkernöl
coconut oil | Kokosfett, Palmin
pumpkin seed oil | Arganöl, Hanföl, Leinöl, Palmfett, Palmöl
wheat germ oil | Weizenkeimöl
mustard oil | Senföl
vegetable shortening | Backfett, Biskin, Frittieröl fest, Margarinefett, Pflanzenfett, Plattenfett
vinegar | Branntweinessig, Einmachessig, Essig, Essigessenz, Hesperidenessig, Surig, Tafelessig
wine vinegar | Champagneressig, Condimento
balsamic vinegar | Aceto balsamico, Aceto balsamico di Modena, Balsamessig, Balsamico, Balsamicocreme, Balsamicoreduktion, Crema di Balsamico
soy sauce | Ketjap
tamari | glutenfreie Sojasauce
Maggi | Flüssigwürze, Suppenwürze flüssig
sambal oelek | Sambal Olek
sweet chilli sauce | Chilisauce süß, süß-scharfe Chilisauce
mustard | Senfbutter, Bautzner, Delikatesssenf, Dijonsenf, Estragonsenf, Feigensenf, Honigsenf, Händlmaier, Kremsersenf, Kräutersenf, Mostrich, Orangensenf, Rotisseursenf, Senfsauce, Senfsoße, Tafelsenf, Weißwurstsenf
wholegrain mustard | Körnersenf, körniger Senf
ketchup | Curryketchup, Ketschup
BBQ sauce | Grillsauce, Grillsoße, Knoblauchsauce Grill, Paprikasauce ungarische Art, Schaschliksauce, Zigeunersauce
pesto | Basilikumpesto, Bärlauchpesto, Rucolapesto
cranberry sauce | Johannisbeergelee, Preiselbeeren aus dem Glas, Preiselbeeren im Glas, Preiselbeerkompott, Preiselbeerkonfitüre, Preiselbeermarmelade, Quittengelee, Wildpreiselbeere
tzatziki | Tsatsiki, Zaziki
sauce | -sauce, -sosse, -soße, Dip, Grillsaucen, Saft vom Braten, Sosse, Stippe, Sugo, Sößchen, Tunke
dressing | Frenchdressing, Marinade, Salatsauce, Salatsoße, Yoghurtdressing
French dressing cream | French Dressing, Joghurtdressing, Kräuterdressing, Sylter Dressing, Sylter Salatdressing
vinaigrette | Essig-Öl-Dressing, Essig-Öl-Marinade
bolognese | Hackfleischsauce, Hackfleischsoße, Sauce Bolognese, Soße Bolognese
white sauce | Einbrenn, Mehlschwitze
cheese sauce | Käsecreme
curry sauce | Currysauce, Currysoße
curry paste | Currypaste
tamarind | Tamarinde
stock | -bouillon, -brühe, -fond, -suppe klar, Bouillonpulver, Brühe, Brühepulver, Brühpulver, Fond, Instantbrühe, Kraftbrühe, Rinderkraftbrühe Instant, Suppe klar, Suppe zum Aufgießen, Suppenpulver, klare Suppe, Bratenfond, Bratenjus
vegetable stock | Gemüsesuppe klar, Instantgemüsebrühe
chicken stock | Hühnersuppe klar
beef stock | Fleischsuppe klar, Klare Fleischbrühe, Knochenbrühe, Rindersuppe, Rindsuppe
fish stock | Fischsud
lobster stock | Krustentierfond
stock cube | Gemüsebrühwürfel, Suppenwürfel
beef stock cube | Fleischbrühwürfel, Rinderbrühwürfel
chicken stock cube | Hühnerbrühwürfel
yeast extract | Vitam-R
sugar | Birkenzucker, Einmachzucker, Gelierzucker, Hagelzucker, Kandis, Kristallzucker=, Raffinade, Streuzucker, Zucker=, Zucker-, Zuckerstreusel Hagel
brown sugar | Farinzucker, Kokosblütenzucker, Muskovado, Palmzucker, Vollrohrzucker
icing sugar | Puderzucker=, Staubzucker=
gelling sugar | Gelfix, Gelierfix, Gelierpulver
sweetener | Erythrit, Fruchtzucker, Fruktose, Glukose, Süßmittel, Süßstoff, Süßungsmittel, Traubenzucker, Xucker, Xylit, Zuckerersatz
honey | Akazienhonig, Bienenhonig, Honig=, Imkerhonig, Kastanienhonig, Lindenblütenhonig, Löwenzahnblütenhonig, Met Honig, Rapshonig, Tannenhonig
syrup | -sirup, Sirup
maple syrup | Ahornsirup
agave syrup | Apfelkraut, Birnel, Dattelsirup, Dicksaft, Grafschafter Goldsaft, Holunderblütensirup, Holundersirup, Kokosblütensirup, Melasse, Reissirup, Rübenkraut, Zuckerrübensirup, Zuckersirup
baking powder | Backin, Backpulver=
baking ammonia | Ammonium, Hirschhornsalz, Pottasche, Triebsalz
baking soda | Kaisernatron, Natron
yeast | Bierhefe, Germ=, Hefe=, Hefeteigansatz Hefe
sourdough starter | Anstellgut, Sauerteig, Sauerteigextrakt, Vorteig
gelatine | Gelatine-fix, Sofortgelatine
jelly | Götterspeise, Götterspeisepulver, Sulzpulver, Wackelpeter, Wackelpudding
agar | Agaranta, Agartine, Bindemittel pflanzlich, Bindobin, Calciumlactat, Geliermittel, Milchsäure, Pektin, Tortengelee, Tortenguss, Verdickungsmittel, vegane Gelatine, pflanzliche Gelatine
cream stiffener | Rahmhalter, Sahnefestiger, Sahnestandmittel, Sahnesteif, San-apart
rennet | Lab
microbial rennet | mikrobielles Lab
cocoa | Kakao, Kakaomasse
cacao nib | Kakaonib
hot chocolate powder | Kaba, Kakaogetränkepulver, Suchard Express, Trinkkakao, Trinkschokolade
chocolate | Blockschokolade, Fettglasur, Kuchenglasur, Kuvertüre, Schoggi, Schoggi-, Schoki, Schoko, Schoko-, Schokodrops, Schokoglasur, Schokolade, Schokoladen-, Schokoladenglasur, Schokoladenlocken, Schokoladenstreusel, Schokosplitter, Schokostreusel, Tafelschokolade
dark chocolate | dunkle Schokolade, dunkle Kuvertüre, Bitterschokolade, Crémant-Schokolade, Edelbitter, Herrenschokolade, Zartbitter
milk chocolate | Kinder Riegel, Kinderriegel, Kinderschokolade, Mars, Merci, Osterhase, Ritter Sport, Sahneschokolade, Sarotti, Schogetten, Schokoei, Schokohase, Schokoladenhase, Schokoladenosterhase, Schokonikolaus, Schokoosterei, Schokoriegel, Weihnachtsmann aus Schokolade, Yogurette, helle Kuvertüre
chocolate spread | Haselnusscreme, Nougataufstrich, Nougatcreme Aufstrich, Nudossi, Nusscreme, Nussnougatcreme, Nussnugatcreme, Schokocreme, Schokoladencreme
ganache | Mousse au Chocolat
jam | -fruchtaufstrich, -gelee, -gsälz, -konfitüre, -marmelade, Buttenmost, Gelee, Gonfi, Gsälz, Hagebuttenmark, Hiffenmark, Hägenmark, Konfitüre, Latwerge, Marmelade, Pflaumenmus, Powidl, Röster Mus, Zwetschenmus, Zwetschgenmus, Zwetschkenmus
caramel | Karamell, Karamellbonbon, Karamellcreme, Muh-Muhs, Rahmbonbon, Rahmtäfeli, Sahnebonbon
caramelised sugar | Gebrannter Zucker, Zuckercouleur, karamellisierter Zucker
marshmallow | Mäusespeck
marshmallow cream | Dickmann, Mohrenkopf, Schaumkuss, Schokokuss
sweets | Bonbon, Brausepulver, Kaubonbon, Lakritz, Lutscher, Süßigkeit
Haribo | Fruchtgummi, Goldbären, Gummibär, Weingummi
liquorice | Lakritze, Lakritzschnecke
sprinkles | Dekor, Liebesperlen, Nonpareilles, Streusel bunt, Zuckerperle, Zuckerschrift, Zuckerstreusel, bunte Streusel
icing | Eiweißglasur, Glasur, Guss, Spritzglasur
buttercream | Buttercreme
biscuit | Butterplätzchen, Doppelkeks, Gebäck, Guetsli, Guetzli, Keks, Keksbrösel, Keksteig, Kleingebäck, Plätzchen, Prinzenrolle, Russisch Brot, Spitzbube, Spritzgebäck, Teegebäck, Weihnachtsgebäck, Weihnachtsplätzchen, Leibniz, Leibniz Butterkeks
butter biscuit | Heidesand, Mürbekeks
lebkuchen | Aachener Printe, Basler Läckerli, Biber, Elisenlebkuchen Mehl, Honigkuchen, Lebkuchenbrösel, Magenbrot, Pfefferkuchen, Pfeffernuss, Printe, Saucenlebkuchen, Soßenkuchen, Soßenlebkuchen, Spekulatius, Spekulatiusbrösel
sponge finger | Biskotte, Löffelbiskuit, Löffelbisquit
sponge | Baumkuchen, Biskuit, Biskuitmasse, Biskuitroulade, Biskuitteig, Bisquit, Gugelhupf, Guglhupf, Kirschkuchen, Marmorkuchen, Mischmasch Teig, Muffinteig, Napfkuchen, Nusskuchen, Obstboden, Rehrücken Kuchen, Rührteig, Sandkuchen, Sandmasse, Tortelett, Tortenboden, Wiener Boden
macaroon | Kokosbusserl, Makrone
cake | -kuchen, -schnitten, -torte, Datschi, Eierlikörkuchen, Eierlikörtorte, Fleck, Geburtstagskuchen, Geburtstagstorte, Kirschtorte, Kleckselkuchen, Kuchen, Kuchenbrösel, Käsetorte, Mohnkuchen, Quarkkuchen, Quarktorte, Sahnekuchen, Sahnetorte, Schnitten, Streuselkuchen, Streuseltorte, Zuckerkuchen, Zupfkuchen, Zupftorte
crumble | Butterstreusel, Streusel, Streuselteig
pudding | -pudding, Dessertcreme, Flammeri, Griessbrei, Griesspudding, Grießflammeri, Mandelpudding
crème caramel | Crème caramel, Karamellpudding
panna cotta | Bayerische Creme, Bayrisch Creme
sorbet | Fruchteis, Wassereis
vegan ice cream | veganes Eis
potato crisp | Kartoffelchip, Pommes-Chips, Zweifel Chips
tortilla chip | Tortillachip
water | Eiswasser, Eiswürfel, Mineralwasser, Selters, Wasser=, Wasserbad
pasta water | Nudelkochwasser
sparkling water | Sprudel, Tonicwater
juice | -nektar, -saft, Direktsaft, Holundersaft, Kirschsaft, Most alkoholfrei, Multivitaminsaft, Nektar, Orangennektar, Saft, Süßmost, Traubensaft, Bratensaft
coffee | Instantkaffee, Kaffee, Mokka
latte | Latte macchiato, Melange, Wiener Melange
tea | -tee, Earl-Grey-tee, Kamille, Kamillentee, Tee, Teebeutel
cola | Almdudler, Brause, Limo, Limonade, Spezi
malt drink | Karamalz, Malzbier, Malztrunk, Vitamalz
beer | Alsterwasser, Berliner Weiße, Bier, Bockbier, Doppelbock, Exportbier, Hefeweizen, Helles, Kölsch, Märzen, Pils, Radler, Starkbier, Weizen alkoholhaltig
alcohol-free beer | Bier alkoholfrei
cider | Apfelwein, Cidre, Ebbelwoi, Most, Viez
wine | Federweißer, Glühwein, Schaumwein, Spätwein, Trester Wein, Wein, Weinschorle, Wermut
red wine | Blaufränkisch, Burgunder, Dornfelder, Spätburgunder, Zweigelt
white wine | Fendant, Grauburgunder, Müller-Thurgau, Silvaner, Veltliner, Weißburgunder
prosecco | Champagner, Crémant, Schampus, Sekt
rum | Inländerrum, Jamaikarum
vodka | Asbach, Birnengeist, Branntwein, Chantré, Doppelkorn, Himbeergeist, Kirsch, Klarer, Korn, Kornbrand, Marillenbrand, Obstbrand, Obstler, Obstwasser, Schnaps, Slibowitz, Steinhäger, Stroh, Strohrum, Träsch, Weinbrand, Williams, Williamsbirnenbrand, Wodka, Zuger Kirsch, Zwetschgenwasser
rum essence | Rumaroma
liqueur | -likör, Batida de Coco, Kaffeelikör, Likör, Orangenlikör
hazelnut liqueur | Nusslikör
advocaat | Eierlikör, Verpoorten
cocktail | Bowle, Longdrink
alcohol | Alkohol, Alkoholika, Spirituose
soup | -suppe, Suppe
Cremesuppe | -cremesuppe
cream soup | -rahmsuppe
goulash | Gulasch, Gulyás, Saftgulasch
stew | -auflauf, -eintopf, -gericht, -gratin, -pfanne, -topf, Auflauf, Ragout
gratin | Kartoffelgratin, Überbackene, Überbackener, Überbackenes
herring salad | Matjessalat
crab salad mayo | Garnelensalat, Krabbensalat
sausage salad | Fleischsalat
Greek salad | Bauernsalat
coleslaw | Farmersalat, Krautsalat mit Mayonnaise
pizza | Dünnele, Tiefkühlpizza
tarte tatin | Tarte Tatin
pie | Tarte
sandwich | Stulle belegt, belegtes Brot
pancake | Célestine, Eierhaber, Eierkuchen, Flädle, Flädli, Frittaten, Omelettsuppe, Palatschinke, Pfannkuchen, Plinse
waffle | Waffel, Waffelteig
omelette | Bauernomelett, Omelett
schnitzel | Cordon bleu, Jägerschnitzel, Schweineschnitzel paniert, Wiener Schnitzel
meat loaf | Faschierter Braten, Hackbraten, Hackroulade, falscher Hase
beef olives | Roulade
spring roll | Frühlingsrolle
dough | -teig, Teig
batter | Backteig, Crêpeteig, Palatschinkenteig, Pfannkuchenteig
filling | -belag, -fülle, -füllung, -masse, Belag, Creme, Farce, Fülle, Füllung, Masse
spread | -aufstrich, Aufstrich, Brotaufstrich, Streichcreme
kirsch | Kirschwasser
Red Bull | Red Bull
Dijon mustard | Dijon-Senf
apple sauce | Apfelkompott
Thai curry paste | thailändische Currypaste
Wähe | -wähe
`;
