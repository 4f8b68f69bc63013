/** All other words. Notation: ../README.md. */
export const WORDS = `
g | g, gr, gramm, mg
kg | kg, kilo, kilogramm
pound | pfd, pfund
l | liter
ml | milliliter, ml
dl | deziliter, dl
cl | cl, zentiliter
tbsp | el=, essl=, esslöffel=
tsp | kaffeelöffel, kl, teel=, teelöffel=, tl=
tbsp heaped | gehäufter el
cup | tasse=
pinch | hauch, messerspitze, msp, pr, prise, spur
dash | schluck, schuss, spritzer, tropfen
packet | beutel, briefchen, netz, pack=, packung=, paket=, pck=, pckch, pckg, pkg=, pkt=, sack, tetrapack, tütchen, tüte
tin | büchse=, dose=, döschen, konserve
jar | einmachglas, glas=, konfitürenglas, schraubglas, weckglas
pot | becher, becherglas
bottle | achterl, krügerl, seidel, fl, flasche, fläschchen
bunch | bd, bund=, bündel, büschel, büscheli
clove | -zehe=, zehe, zinken
cooking | back-, koch-
mixed | misch-
braised | brat-, schmor-
tap | leitungs-
rock | stein-
beaten | rühr-
serving | schneide-, servier-
slice | -scheibe=, -schnitz, -spalte, -tranche, blatt, rad, rädchen, scheibchen, scheibe, scheibli, schinkenscheibe, schnitte, schnitz, spalte, tranche
piece | -becher, -brocken, -dose, -platte, -rolle, -spieß, -stück=, -stückchen, -teil, -teller, st=, stk=, stück, würfelchen, medaillon, tafel, riegel, block
cube | -würfel, -würfeli, würfel, würfeli, würferl
strip | -stift, -streifen, -stäbchen, breite schnecken, dicke schnecken, in schnecken, julienne, kleine schnecken, stift, stifteln, streifen, stäbchen, zu schnecken
ring | -ring, -röllchen, ringerl, röllchen
leaf | -blatt, -grün
sprig | -stengel, -stiel, -stängel, -zweig=, halm, stengel, stiel, sträusschen, stängel=, zweig, ästchen
stick | -rippe, -stange=, rippe, stange, stg=
head | -kopf=, -röschen, haupt, häuptel, knolle, kolben, kopf, laib, röschen
bulb | -knolle, -zwiebel
ball | bällchen, kugel
handful | hand voll, handvoll
flake | -chip, -flocke, -hobel, -raspel, -späne, flöckchen
kernel | -bruch, -hälfte, -kern, kern
powder | -pulver
paste | -creme, -konzentrat, -mark, -paste
butter | -butter, -mus
juice | saft von
zest | -abrieb, -schale, -zeste, abrieb, geriebene schale, zeste
peel | schale
_ flesh | -fruchtfleisch
extract | -aroma, -essenz, -extrakt
pureed | -brei, -püree
salad | -salat
seasoning | -gewürz, -gewürzmischung
mix | -mischung, -mix
drink | -drink
starch | -stärke
sized _ | -größe
_ sized | -dick, -groß, -große, -stark
_ shaped | -förmig
breast | -brust, brust
leg | -bein, -haxe, -keule, -schlegel, -stelze, keule
thigh | -schenkel, schenkel
wing | -flügel, flügel
liver | -leber
fat | -fett
loin | -lende, -rücken, lende
shoulder | -schulter, schulter
bone | -gräten, -knochen
skin | -haut
flesh | fleisch der, fruchtfleisch
heart | -herz
chop | -kotelett
crust | -haube, -kruste, haube, kruste
foam | -schaum, schaum
mince | -gehacktes fein
=rolling pin | käsehobel, milchpfanne, milchpfännchen, nudelwalker, nudelwalze, -allergiker, -beutel, -feld, -form, -glas, -gläser, -hof, -karton, -knacker, -korb, -netz, -rezept, -schachtel, -stein, -theke, -trenner, -tuch, -wolf, abzieher, airfryer, anzünder, arbeitsplatte, automat, backrohr, backschale, backstahl, becken, besteck, blech, blitzhacker, brenner, brett, brotdose, bräter, butterdose, bürste, cookit, cutter, deckel, drucktopf, durchschlag, einsatz, einwegspritze, entkerner, entsafter, fach, fensterbank, filter, flamme, folie, fritteuse, förmchen, gabel, garn, garraum, gefäß, gerät, geschirr, gitter, grill, grillkohle, grillschale, grillspieß, gusseisen, gusspfanne, gärkörbchen, haken, handschuh, heber, heizung, herd, herdplatte, hobel, holzkohle, holzspieß, häcksler, joghurtbecher, kamin, kanne, keksdose, kelle, kerze, klammer, klinge, knethaken, kocher, kochplatte, kochtopf, krepp, krug, kuchenplatte, kuchenteller, kupferkessel, küchenhelfer, küchenrolle, kühlbox, kühltasche, lappen, löffel, mandoline, manschette, maschine, matte, maßband, messbecher, messer, metallspieß, mixbecher, mixer, mühle, nadel, ofen, palette, papier, pappbecher, pinsel, plancha, portionierer, presse, pumpe, quirl, raffel, rahmen, regal, reibe, roller, rost, rührbecher, schaber, schaschlikspieß, schaufel, schere, schlagscheibe, schlauch, schleuder, schmortopf, schneider, schnur, schälchen, schäler, schüssel, serviette, sieb, siphon, smoker, spachtel, spatel, spüle, stab, stampfer, stativ, stecher, stempel, streichholz, streuer, ständer, suppenteller, tablett, thermometer, timer, toaster, tortenplatte, tortenring, trichter, truhe, tupper, uhr, vakuumierer, ventil, waage, wanne, wasserkessel, wecker, wender, wok, zange, zerkleinerer, öffner
rolling pin | arbeitsfläche, bratpfanne, crockpot, dampfgarer, eimer, eisen, fleischklopfer, formboden, gefrierschrank, holzstäbchen, kasserolle, kerntemperatur, kühlschrank, mikrowelle, milchkännchen, milchtopf, milchtüte, mixtopf, monsieur cuisine, mörser, nudelholz, pfanne, pfannenboden, platte, rohr, römertopf, salzstreuer, schneebesen, slow cooker, spieß, spritztülle, stößel, teigkarte, teller, thermomix, tiefkühler, tiefkühltruhe, tisch, topf, topfboden, tülle, varoma, waffeleisen, zahnstocher
walnut sized | nussgroß
egg sized | eigroß, hühnereigroß, tischtennisballgroß
golf ball sized | golfballgroß
bite-sized | bissfertig, bissgroß, löffelfertig, mundgerecht
the | das, dem, den, der, des, die
remaining | rest, restlich, verbleibend, verbliebene
leftover | -rest, gestrig, reste, übrig, vortag
a | ein
each | je, jede, jeweils, à
this | diese
one | eins
two | beide, zwei
three | drei
four | vier
five | fünf
six | sechs
seven | sieben
eight | acht
nine | neun
ten | zehn
eleven | elf
twelve | dutzend, zwölf
half | anderthalb, eineinhalb, einhalb, halb, hälfte, zur hälfte
quarter | viertel
third | drittel
few | bisschen, ein bisschen, ein paar, ein wenig, einige, etwas, klecks, paar, wenig
several | mehrere, viel
and | beziehungsweise, bzw, plus, sondern auch, sowie, u, und, wie auch
but | aber, sondern
breaded | paniert
made without | ganz ohne, kommen ohne, kommt ganz ohne, kommt komplett ohne, kommt ohne, kommt völlig ohne, ist ohne, sind ohne
floury | mehlig, mehlig kochend, mehligkochend
fermented | fermentiert, milchsauer, milchsauer vergoren, vergoren
nutty | buttrig, eiig, fischig, fleischig, käsig, milchig, nussig
or | alternativ, ersatzweise, od, resp, respektive, statt dessen, stattdessen, wahlweise
contains no | enthält aber kein, isst kein, verträgt kein, vertragen kein, enthält kein, enthält keinerlei, enthalten kein
contains neither | enthalten weder, enthält weder
with | beinhaltet, enthaltene, enthält, mit, mitsamt, nebst, samt
without | exklusive, ohne
instead of | als ersatz für, an stelle, an stelle von, anstatt, anstelle, anstelle von, statt
no | kein, keinerlei, weder
free from | frei von
replace | ersetze, ersetzt
omit | auslassen, lässt weg, verzichte auf, weggelassen, weglassen
in | im, innerhalb, ins
into | darin, hinein, hinzu
on | am, an, auf, darauf, drauf
from | aus, davon, vom, von
for | dafür, für, zu
for serving | als beilage, für die dekoration, zum anrichten, zum bestreuen, zum bestäuben, zum dekorieren, zum garnieren, zum servieren, zum verzieren, zum überbacken nach wahl, zur deko, zur dekoration
for frying | für die pfanne, zum anbraten, zum ausbacken, zum braten, zum frittieren, zum herausbacken, zum rausbacken
for greasing | für das blech, für die backform, für die form, zum ausbuttern, zum ausfetten, zum einfetten, zum fetten
for rolling | für die arbeitsfläche, zum arbeiten, zum ausrollen, zum bearbeiten, zum kneten
to | bis
at | bei
while | während
once | sobald
when | wenn
if | falls
after | nachdem
before | bevor, ehe
like | wie
as | als, beispielsweise, bspw, z b, zum beispiel
~if desired | ad libitum, falls gewünscht, je nach belieben, nach belieben, nach wunsch, wenn gewünscht, wenn man mag, wenn man möchte, wer mag, wer möchte
if desired | bei bedarf, falls nötig, falls vorhanden, je nach geschmack, nach bedarf, nach geschmack, nach gusto
~optional | darf fehlen, eventl, eventuell, evtl, gegebenenfalls, ggf, kann man weglassen, kann weggelassen werden, kein muss, können weggelassen werden, möglicherweise, optional, variante, vielleicht, wahlweise dazu
~~perhaps | kann auch spuren von, kann spuren anderer, spuren anderer, kann enthalten, kann spuren, kann spuren von, können spuren von, spuren von
not without | nicht ohne
never | nie, niemals, es nicht, nichts
not vegan | nicht mehr vegan, nicht vegan
not vegetarian | nicht vegetarisch
not gluten-free | nicht glutenfrei
not dairy-free | nicht milchfrei
not lactose-free | nicht laktosefrei
vegan | pflanzlich=, rein pflanzlich, vegane=
vegetarian | vegetarisch, veggie
gluten-free | glutenfrei=, zertifiziert glutenfrei
lactose-free | lactosefrei=, minus l
dairy-free | kuhmilchfrei, milcheiweißfrei, milchfrei, ohne milchbestandteile, ohne milchprodukte
egg-free | eifrei, ohne ei
meat-free | fleischlos
_-free | -frei
cholesterol-free | cholesterinfrei
with gluten | glutenhaltig
with _ | -haltig
fresh | erntefrisch, frisch=, taufrisch
frozen | eisgekühlt, gefroren, tiefgefroren, tiefgekühlt, tiefkühl-=, tiefkühlware, tk=, tk-, tk-beutel, tk-ware
dried | dörr-, gerebelt, getr, getrocknet=, rebeln, trocken, trocken-
cooked | gegart, gekocht, vorgegart, vorgekocht
raw | roh
ground | gem=, gemahlen=, zerstoßen
grated | frisch gerieben, gehobelt, geraffelt, geraspelt, gerieb, geriebene=
chopped | fein gehackt, feingehackt, geh, gehackt=, gewiegt, grob gehackt, klein geschnitten, kleingehackt, kleingeschnitten, zerdrückt, zerkleinern, zerkleinert
sliced | aufgeschnitten, blättrig, feinblättrig, geschnitten, in dünne scheiben, in feine ringe, in ringe, in scheiben, in streifen
diced | fein gewürfelt, gewürfelt, in würfel, kleingewürfelt
smoked | geräuchert=, geselcht, räucher-=
unsmoked | ungeräuchert
peeled | geschält, ohne schale
unpeeled | ungeschält
pitted | entkernt, entsteint, ohne kern, ohne stein
seedless | kernlos
washed | abgespült, geputzt, gewaschen
drained | abgegossen, abgeseiht, abgetropft, abtropfgewicht
beaten | geschlagen, verquirlt, verschlagen
whipped | aufgeschlagen, steif, steif geschlagen, steifgeschlagen
sifted | gesiebt
crumbled | zerbröselt
melted | ausgelassen, erwärmt, flüssig, geschmolzen, zerlassen
softened | butterweich, butterzart, handwarm, raumwarm, streichfähig, streichzart, weich, zimmerwarm
cold | eiskalt, gekühlt, gut gekühlt, kalt, kühl
warm | lau, lauwarm, raumtemperatur, warm, zimmertemperatur
hot | heiß, kochend, pikant, scharf
boiling | kochendes, siedend
roasted | angebraten, angeröstet, gebraten, geröstet
fried | ausgebacken, frittiert
baked | gebacken, überbacken
steamed | blanchiert, gedämpft, gedünstet
pickled | eingelegt, mariniert, sauer eingelegt
salted | gepökelt, gesalzen
unsalted | ungesalzen
sweetened | gesüßt, gezuckert
unsweetened | ungesüßt, ungezuckert
large | groß, größe l
small | klein
medium | mittel, größe m, mittelgr, mittelgroß, mittlere
thin | dünn, hauchdünn
thick | dick
long | lang
short | kurz
fine | fein, feinst, ganz fein
coarse | grob, grobkörnig
ripe | reif, vollreif
young | jung, zart
old | alt, altbacken
white | hell, weiß=
red | rot=
green | grün=
yellow | gelb=
black | dunkel, dunkle, schwarz
=brown | -braun
brown | braun=, goldbraun, goldgelb
wild | wilde
mild | milde, mittelscharf
sweet | süß
sour | sauer, saure, säuerlich
creamy | cremig, rahmig, sahnig
plain | einfach, gewöhnlich, klassisch, natur, natur-, naturbelassen, neutral, normal, pur, üblich
low-fat | entrahmt, fettarm, fettreduziert, halbfett, light, mager
full-fat | vollfett
organic | aus der region, bio=, bio-, biologisch, bioqualität, demeter, regional, saisonal, unbeh, unbehandelt, ungespritzt, öko
quality | haushalts-, land-, garten-, wald-, feld-, art, beste, gut, güteklasse, handelsklasse, hochwertig, klasse, l, lieblings-, m, qualität, s, sorte, stil, typ, xl, alm-, bauern-, blitz-, detox-, express-, familien-, feierabend-, gärtner-, holzfäller-, hütten-, kinder-, party-, power-, schlemmer-, studenten-, turbo-, wohlfühl-, wellness-
homemade | hausgemacht, selbst gekocht, selbst gemacht, selbstgekochte, selbstgemacht
ready | aus dem kühlregal, ausgerollt, backfertig, bratfertig, fertig, fertig-, küchenfertig, kühlregal, pfannenfertig, vorbereitet, kühltheke, frischetheke
whole | ganz, im ganzen, unzerkleinert
boneless | ausgelöst, entbeint, entgrätet, grätenfrei, ohne gräten, ohne haut und knochen, ohne knochen, ohne knochen und haut
skinless | enthäutet, gehäutet, ohne haut
crustless | ohne kruste, ohne rinde
italian | italienisch, toskanisch
french | französisch
greek | griechisch
asian | asiatisch, chinesisch, indisch, japanisch, orientalisch, thai, thailändisch
german | allgäuer, badisch, bayerisch, berliner art, deutsch, fränkisch, hessisch, holsteiner, nach art, nach großmutters art, norddeutsch, pfälzer, rheinisch, schweizer, schwäbisch, steirer, steirisch, sächsisch, tiroler, westfälisch, wiener art, österreichisch
about | ca, circa, etwa, gehäuft, gestr, gestrichen, gut gehäuft, höchstens, knapp, leicht gehäuft, maximal, mindestens, rund, ungefähr
very | besonders, extra, ganz besonders, recht, sehr, super, total, ziemlich, äußerst
allergic to | allergisch (gegen|auf)
_ allergy | -allergie, -intoleranz, -unverträglichkeit
leave | lass
out | weg
really | frei, sushi qualität, brate, al dente, alle, also, am besten, am ende, appetit, aromatisch, bin, bissfest, da, dass, denn, dennoch, deshalb, dies, du, eingefettet, fast, glattes, gleichen, guten appetit, her, insgesamt, links, längs, man, mein, neuen, original, rechts, rosa, runde, rundherum, so, vorhanden, was, welche, weniger, will, zum schluss
minute | minute, h, min, sek, sekunde, std, stunde
time | abendbrot, dauer, frühstück, halbe stunde, moment, monat, nacht, viertelstunde, weile, woche, über nacht
degrees | celsius, gas, gasherd, grad, heißluft, ober-, umluft
cm | durchmesser, millimeter, mm, zentimeter
=recipe | abstand, adresse, allgäu, alpen, amerika, ansicht, anteil, apotheke, arzt, asien, aufenthalt, aufgabe, aufsicht, ausflug, autor, autorin, balkan, balkon, basel, bauernhof, bayern, bereich, berlin, bern, beruf, besuch, bewohner, blick, blog, blogger, bodensee, brauch, buch, buffet, büro, café, camping, chef, chefin, club, computer, dach, diabetes, diabetiker, dorf, ebene, eifel, eindruck, einfluss, einsteiger, elsass, eltern, empfang, enkel, erzgebirge, europa, exemplar, experte, expertin, familie, feder, feier, feinschmecker, fenster, ferien, fest, film, flosse, forum, foto, franken, frankreich, freund, freundin, fuß, gang, gastgeber, gasthof, gastronomie, gefahr, gefieder, gegend, gegenteil, gelenk, gemeinde, geruch, geräusch, geschenk, geschichte, graz, großmutter, gruppe, gruß, gräte, größe, güte, hamburg, hausfrau, haushalt, heft, hersteller, hobby, hof, händler, hütte, inhalt, insel, internet, jahrhundert, jahrzehnt, jugend, kalender, kammer, kieme, kinder, kiste, kleinkind, kollege, kollegin, kosten, kunde, kundin, kärnten, köche, köchin, köln, küste, laune, leben, lehrer, leser, leserin, licht, liebhaber, liebling, link, linz, liste, lust, länge, magazin, material, meer, mensch, mitbringsel, mitglied, modus, musik, mutti, münchen, nachbar, nachbarin, neugier, niederösterreich, nordsee, oberösterreich, oma, onkel, online-shop, opa, ordner, ort, ostsee, papa, patient, pause, person, pfalz, pflege, pfote, phase, picknick, portugal, preis, programm, provence, quelle, ratgeber, raum, regen, reise, reiz, sachsen, saison, salzburg, schule, schwaben, schwager, schweden, schwester, schwiegermutter, segment, senior, sizilien, sohn, sonne, spanien, spanne, spiel, spielplatz, sport, sportler, sprache, spülmittel, stadt, steiermark, strahl, straße, student, stuhl, suche, system, tabelle, tante, team, tempo, terrasse, tessin, thüringen, tirol, titel, tochter, toskana, treffen, untergrund, unterkante, unterlage, urlaub, uroma, usa, vater, versuch, video, volumen, vorarlberg, vorbild, vorfreude, vorliebe, vorrat, wald, wanderer, wanderschuh, welt, wert, westfalen, wien, wochenende, wärme, zahl, zeichen, zeitschrift, zentrum, ziel, zimmer, zubehör, zukunft, zusammenhang, zustand, zöliakie, zürich, ärztin
recipe | familie fischer, abkühlen, ablage, ablauf, abschluss, abschmecken, abwasch, advent, allergene, allergie, alternative, anbraten, anderes, anfang, angebot, anlass, anna, anrichten, ansatz, anschließend, anteile, antwort, appetithappen, april, arbeit, aroma, aromen, aufschlagen, auftauen, aufwand, auge, august, ausguss, ausnahme, ausrollen, auswahl, außerdem, baby, backen, ballaststoff, ballen, band, bank, basis, batzen, bauch, bauer, bedarf, beginn, begleiter, behälter, beilage, beitrag, bekannte, belieben, berg, bestreichen, bestreuen, bestäuben, bett, bild, biss, blase, bläschen, boden, bodenbelag, bogen, bowl, braten sie, bratensatz, brotkorb, brunch, bäcker, büfett, carb, chance, dampf, dampfbad, danach, dann, darm, darmfaden, daumen, decke, deko, dekorieren, dessert, dinge, diät, dreh, dreieck, druck, duft, dünsten, ecke, einfetten, einfrieren, einkauf, einschnitt, eiweißgehalt, ende, energie, entkernen, erfolg, ernte, ersatz, erwachsene, etikett, faden, falte, farbe, faser, faust, februar, fehler, fett, fett i. tr., fettgehalt, feuer, figur, finger, fingerfood, fingerspitze, fitness, food, form, frage, frau, freude, frühling, füllmenge, galler, garen, gargut, garnieren, gaumen, gaumenschmaus, geduld, gelenke, gelingen, genießer, genuss, gesamtmenge, geschick, geschmack, geschwister, gewicht, gewissen, glanz, glück, grund, grundlage, grundrezept, hacken, halbiere, hals, hand, happen, hauptspeise, haus, haut, heimat, herbst, herkunft, herz, highlight, hilfe, hingucker, hinweis, hobbykoch, holz, hund, häppchen, häufchen, höhe, idee, ihr, inhaltsstoff, innere, inzwischen, italien, januar, jetzt, juli, julia, juni, kalorien, kante, kapsel, karkasse, kater, kauf, kcal, kegel, keil, keller, kerngehäuse, kessel, kh, kind, kj, klümpchen, kneten, knochen, knopf, knorpel, knoten, kochen, kochfeld, kohlenhydrate, kombi, kommentar, konsistenz, kontakt, kontrolle, korken, kranz, kreis, kreuz, krone, krümel, kugeln, kunststoff, kuss, köcheln, körper, küche, lage, leckerbissen, leckerei, lena, leute, liebe, linie, lisa, loch, low, luft, luftblase, lufteinschluss, lunchbox, lücke, magen, mal, mama, mann, maria, marinieren, marke, menge, menü, metzger, mix, mond, morgen, mulde, mund, muss, muster, mutter, märz, mühe, nachspeise, nachtisch, naht, name, nest, nocken, notiz, nun, nähe, nährstoff, nährwerte, ober, omas, orient, ostern, party, peter, pflanze, platz, porzellan, prinzip, problem, produkt, prozent, quadrat, rast, rauch, raute, rechteck, reformhaus, regel, region, reihe, reihenfolge, restaurant, rezept, rhein, rille, rinde, ring, riss, rolle, rosette, ruhe, ränder, röstaroma, röstaromen, rücken, rückstände, rührbesen, rühren, sache, satz, schatten, schatz, schicht, schiene, schlage, schlemmerei, schlitz, schluss, schmaus, schmutz, schneiden, schnitt, schote, schublade, schuppe, schutz, schwaden, schwamm, schwangere, schwanz, schweiz, schwierigkeitsgrad, schürze, seele, seelenfutter, seelenwärmer, sehne, servieren, sie, silberhaut, silvester, slow, snack, sommer, sorge, soulfood, spalt, spaß, speise, spirale, spitze, spätsommer, stamm, stapel, star, staub, stein, stelle, stern, stielansatz, stocken, stoß, strang, stress, strunk, sud, tal, tasche, teil, thema, thomas, tiefe, tier, tipp, tod, traum, trend, trick, tuch, tupfer, türchen, unter, unterschied, utensil, vakuum, vegetarier, vergleich, vergnügen, verlauf, verschluss, version, vielfalt, vitamin, vorsicht, vorspeise, wahl, wand, wasserdampf, watt, weihnachten, welle, wenden, werk, wetter, wichtig, wie ein bonbon, winkel, wirbel, wohlbefinden, wolke, wort, wunder, wurzel, wurzelende, würzen, zacken, zahn, zeitdruck, zickzack, ziehen, zipfel, zu einem zopf, zu hörnchen, zu kipferln, zu zöpfen, zuerst, zug, zugabe, zum zopf, zusatz, zylinder, österreich, überrest, überschuss, überzug
tube | tube
g risotto rice | g Milchreis
brine | lake, salzlake, sole
`;
