/** All other words. Notation: ../README.md. */
export const WORDS = `
g | g, gr, gramm, mg
kg | kg, kilo, kilogramm
pound | pfd, pfund
l | liter
ml | milliliter, ml
dl | deziliter, dl
cl | cl, zentiliter
tbsp | el, essl, esslöffel
tsp | kaffeelöffel, kl, teel, teelöffel, tl
tbsp heaped | gehäufter el
cup | tasse
pinch | hauch, messerspitze, msp, pr, prise, spur
dash | schluck, schuss, spritzer, tropfen
packet | beutel, briefchen, netz, pack, packung, paket, pck, pckch, pckg, pkg, pkt, sack, tetrapack, tütchen, tüte
tin | büchse, dose, döschen, konserve
jar | einmachglas, glas, konfitürenglas, schraubglas, weckglas
pot | becher, becherglas
bottle | fl, flasche, fläschchen
bunch | bd, bund, bündel, büschel, büscheli
clove | -zehe, zehe, zinken
cooking | back-, koch-
mixed | misch-
braised | brat-, schmor-
tap | leitungs-
rock | stein-
beaten | rühr-
serving | schneide-, servier-
slice | -scheibe, -schnitz, -spalte, -tranche, blatt, rad, rädchen, scheibchen, scheibe, scheibli, schinkenscheibe, schnitte, schnitz, spalte, tranche
piece | -brocken, -rest, -stück, -stückchen, -teil, st, stk, stück, würfelchen
cube | -würfel, -würfeli, würfel, würfeli, würferl
strip | -stift, -streifen, -stäbchen, breite schnecken, dicke schnecken, in schnecken, julienne, kleine schnecken, stift, stifteln, streifen, stäbchen, zu schnecken
ring | -ring, -röllchen, ringerl, röllchen
leaf | -blatt, -blättchen, -blätter, -grün
sprig | -stengel, -stiel, -stängel, -zweig, halm, stengel, stiel, sträusschen, stängel, zweig, ästchen
stick | -rippe, -stange, rippe, stange
head | -kopf, -röschen, haupt, häuptel, knolle, kolben, kopf, laib, röschen
bulb | -knolle, -zwiebel
ball | bällchen, kugel
handful | hand voll, handvoll, handvolls
flake | -chip, -flocke, -hobel, -raspel, -späne
kernel | -bruch, -hälfte, -kern, -kerne, kern
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
breast | -brust
leg | -bein, -haxe, -keule, -schlegel, -stelze
thigh | -schenkel
wing | -flügel
liver | -leber
fat | -fett
loin | -lende, -rücken
shoulder | -schulter
bone | -gräten, -knochen
skin | -haut
flesh | fleisch der, fruchtfleisch
heart | -herz
chop | -kotelett
crust | -haube, -kruste, haube, kruste
foam | -schaum, schaum
mince | -gehacktes fein
=rolling pin | -allergie, -allergiker, -ausstecher, -backform, -backofen, -becher, -beutel, -blech, -brett, -bräter, -dose, -feld, -form, -förmchen, -gabel, -gerät, -gitter, -glas, -gläser, -handschuh, -heber, -hof, -intoleranz, -kanne, -karton, -kelle, -knacker, -kocher, -korb, -löffel, -maschine, -messer, -mühle, -netz, -palette, -papier, -pinsel, -platte, -presse, -reibe, -rezept, -rolle, -rost, -schaber, -schachtel, -schere, -schneider, -schälchen, -schäler, -schüssel, -sieb, -spatel, -spieß, -stampfer, -stecher, -stein, -tablett, -teller, -theke, -trenner, -tuch, -unverträglichkeit, -wender, -wolf, -zange, -öffner
rolling pin | alufolie, arbeitsfläche, ausstechform, backofen, backrohr, blech, bratpfanne, brett, bräter, butterbrotdose, dampfgarer, deckel, eimer, eisen, fleischklopfer, fleischthermometer, folie, formboden, frischhaltefolie, förmchen, gabel, garn, gefrierbeutel, gefrierfach, gefrierschrank, gemüsehobel, geschirr, gitter, grill, handrührgerät, handschuh, herd, hobel, holzbrett, holzlöffel, holzspieß, holzstäbchen, kasserolle, kastenform, kelle, kerntemperatur, klarsichtfolie, kochtopf, küchengarn, küchenkrepp, kühlschrank, löffel, messer, mikrowelle, milchkännchen, milchtopf, milchtüte, mixer, mixtopf, mulltuch, mörser, nudelholz, ofen, papier, passiertuch, pergamentpapier, pfanne, pfannenboden, pinsel, pizzablech, pizzastein, platte, pürierstab, quicheform, reibe, rohr, rost, römertopf, salzstreuer, schneebesen, schnellkochtopf, schälchen, schüssel, sieb, sparschäler, spieß, springform, spritzbeutel, spritztülle, spätzlehobel, spätzlepresse, stabmixer, stößel, teigkarte, teigrädchen, teller, thermomix, tiefkühler, tiefkühltruhe, timer, tisch, toaster, topf, topfboden, topflappen, tülle, uhr, varoma, waage, waffeleisen, wecker, wok, zahnstocher
walnut sized | nussgroß
egg sized | eigroß, hühnereigroß, tischtennisballgroß
golf ball sized | golfballgroß
bite-sized | bissfertig, bissgroß, löffelfertig, mundgerecht
the | das, dem, den, der, des, die
remaining | rest, restlich, verbleibend, verbliebene, übrig
a | ein
each | je, jede, jeweils, à
this | diese, dieser
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
made without | kommen ohne, kommt ganz ohne, kommt komplett ohne, kommt ohne, kommt völlig ohne
floury | mehlig, mehlig kochend, mehligkochend
fermented | fermentiert, milchsauer, milchsauer vergoren, vergoren
nutty | buttrig, eiig, fischig, fleischig, käsig, milchig, nussig
or | alternativ, ersatzweise, od, resp, respektive, statt dessen, stattdessen, wahlweise
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
like | wie
as | als, beispielsweise, bspw, z b, zum beispiel
~if desired | ad libitum, falls gewünscht, je nach belieben, nach belieben, nach wunsch, wenn gewünscht, wenn man mag, wenn man möchte, wer mag, wer möchte
if desired | bei bedarf, falls nötig, falls vorhanden, je nach geschmack, nach bedarf, nach geschmack, nach gusto
~optional | darf fehlen, eventl, eventuell, evtl, gegebenenfalls, ggf, kann man weglassen, kann weggelassen werden, kein muss, können weggelassen werden, möglicherweise, optional, variante, vielleicht, wahlweise dazu
~perhaps | kann enthalten, kann spuren, kann spuren von, können spuren von, spuren von
not vegan | nicht mehr vegan, nicht vegan
not vegetarian | nicht vegetarisch
not gluten-free | nicht glutenfrei
not dairy-free | nicht milchfrei
not lactose-free | nicht laktosefrei
vegan | pflanzlich, rein pflanzlich, vegane, veganer, veganes
vegetarian | vegetarisch, veggie
gluten-free | glutenfrei, glutenfreie, zertifiziert glutenfrei
lactose-free | lactosefrei, minus l
dairy-free | kuhmilchfrei, milcheiweißfrei, milchfrei, ohne milchbestandteile, ohne milchprodukte
egg-free | eifrei, ohne ei
meat-free | fleischlos
_-free | -frei, -freie
cholesterol-free | cholesterinfrei
with gluten | glutenhaltig, glutenhaltige
with _ | -haltig, -haltige
fresh | erntefrisch, frisch, taufrisch
frozen | eisgekühlt, gefroren, tiefgefroren, tiefgekühlt, tiefkühl-, tiefkühlware, tk, tk-, tk-beutel, tk-ware
dried | dörr-, gerebelt, getr, getrocknet, rebeln, trocken, trocken-
cooked | gegart, gekocht, vorgegart, vorgekocht, vortag
raw | roh
ground | gem, gemahlen, zerstoßen
grated | frisch gerieben, gehobelt, geraffelt, geraspelt, gerieb, geriebene
chopped | fein gehackt, feingehackt, geh, gehackt, gewiegt, grob gehackt, klein geschnitten, kleingehackt, kleingeschnitten, zerdrückt, zerkleinern, zerkleinert
sliced | aufgeschnitten, blättrig, feinblättrig, geschnitten, in dünne scheiben, in feine ringe, in ringe, in scheiben, in streifen
diced | fein gewürfelt, gewürfelt, in würfel, kleingewürfelt
smoked | geräuchert, geselcht, räucher-
unsmoked | ungeräuchert
peeled | geschält, ohne schale
unpeeled | ungeschält
pitted | entkernt, entsteint, ohne kern, ohne stein
seedless | kernlos
washed | abgespült, geputzt, gewaschen
drained | abgegossen, abgeseiht, abgetropft, abtropfgewicht
beaten | geschlagen, verquirlt, verschlagen
whipped | aufgeschlagen, steif, steif geschlagen, steifgeschlagen
melted | ausgelassen, erwärmt, flüssig, geschmolzen, zerlassen
soft | handwarm, raumwarm, streichfähig, streichzart, weich, zimmerwarm
cold | eiskalt, gekühlt, gut gekühlt, kalt, kühl
warm | lau, lauwarm, raumtemperatur, warm, zimmertemperatur
hot | heiß, kochend, pikant, scharf
boiling | kochendes, siedend
roasted | angebraten, angeröstet, gebraten, geröstet
fried | ausgebacken, frittiert
baked | gebacken, überbackene
steamed | blanchiert, gedämpft, gedünstet
pickled | eingelegt, mariniert, sauer eingelegt
salted | gepökelt, gesalzen
unsalted | ungesalzen
sweetened | gesüßt, gezuckert
unsweetened | ungesüßt, ungezuckert
large | groß
small | klein
medium | mittel, mittelgr, mittelgroß, mittlere
thin | dünn, hauchdünn
thick | dick
long | lang
short | kurz
fine | fein, feinst, ganz fein
coarse | grob, grobkörnig
ripe | reif, vollreif
young | jung, zart
old | alt, altbacken
white | hell, weiß
red | rot
green | grün
yellow | gelb
black | dunkel, dunkle, schwarz
brown | braun, goldbraun, goldgelb
wild | wilde, wilder
mild | milde, mittelscharf
sweet | süß
sour | sauer, saure, säuerlich
creamy | cremig, rahmig, sahnig
plain | einfach, gewöhnlich, klassisch, natur, natur-, naturbelassen, neutral, normal, pur, üblich
low-fat | entrahmt, fettarm, fettreduziert, halbfett, light, mager
full-fat | vollfett
organic | aus der region, bio, bio-, biologisch, bioqualität, demeter, regional, saisonal, unbeh, unbehandelt, ungespritzt, öko
quality | haushalts-, land-, garten-, wald-, feld-, art, beste, gut, güteklasse, handelsklasse, hochwertig, klasse, l, lieblings-, m, qualität, s, sorte, stil, typ, xl
homemade | hausgemacht, selbst gekocht, selbst gemacht, selbstgekochte, selbstgemacht
ready | aus dem kühlregal, ausgerollt, backfertig, bratfertig, fertig, fertig-, küchenfertig, kühlregal, pfannenfertig, vorbereitet
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
really | al dente, alle, also, am besten, am ende, appetit, aromatisch, bin, bissfest, da, dass, denn, dennoch, deshalb, dies, du, ebenfalls, eingefettet, falls, fast, glattes, gleichen, guten appetit, her, innen, insgesamt, links, längs, man, mein, neuen, original, rechts, rosa, runde, rundherum, so, vorhanden, was, welche, weniger, will, zum schluss
minute | minute, h, min, sek, sekunde, std, stunde
time | abendbrot, dauer, frühstück, halbe stunde, moment, monat, nacht, viertelstunde, weile, woche, über nacht
degrees | celsius, gas, gasherd, grad, heißluft, ober-, umluft
cm | durchmesser, millimeter, mm, zentimeter
recipe | mal, tuch, ring, morgen, vorrat, höhe, weg, daumen, druck, geduld, hilfe, falte, naht, knoten, band, abkühlen, anbraten, wenden, ziehen, ruhen, köcheln, garen, anrichten, bestäuben, dekorieren, video, foto, heimat, mutter, freunde, behälter, licht, kcal, allergene, ersatz, außerdem, danach, anschließend, zuerst, inzwischen, nun, dann, jetzt, wichtig, spaß, freude, erfolg, liebe, grüße, gelingen, rührbesen, knethaken, fritteuse, airfryer, watt, schere, strang, quadrat, rechteck, faser, sehne, stielansatz, schote, ansatz, wurzel, hälfte, hacken, dünsten, stocken, schlagen, schlage, aufschlagen, marinieren, halbieren, halbiere, entkernen, braten sie, omas, mamas, prise, art, abschmecken, allergie, allergiker, alternative, anfang, antwort, anzahl, arbeit, aroma, aufwand, ausnahme, ausrollen, backen, ballaststoff, basis, bayern, bedarf, beginn, beilage, beispiel, belieben, berlin, bestreichen, bestreuen, bild, biss, blase, bläschen, boden, bratensatz, bäcker, dampf, dampfbad, deko, dessert, duft, ecke, einfetten, einkauf, eiweißgehalt, ende, energie, ernte, faden, farbe, fehler, fest, fett, fett i. tr., fettgehalt, finger, form, frage, frühling, garnieren, genuss, geschmack, gewicht, grund, grundlage, grundrezept, gräte, hand, hauptspeise, haut, herbst, herdplatte, herkunft, hersteller, herz, hinweis, händler, häufchen, idee, ihr, ihre, inhaltsstoff, innere, italien, kalorien, kante, keller, kerngehäuse, kind, klassiker, klümpchen, kneten, knochen, kochen, kochfeld, kohlenhydrate, konsistenz, kreis, krümel, kugeln, küche, lage, leute, loch, luft, mama, marke, menge, metzger, mulde, mund, mühe, nachspeise, nachtisch, name, nest, nocken, notiz, nährwert, oma, ostern, party, person, problem, produkt, prozent, regel, region, reihe, reihenfolge, restaurant, reste, rezept, rinde, rolle, röstaroma, röstaromen, rühren, sache, saison, schicht, schiene, schluss, schneiden, schweiz, servieren, sie, snack, sommer, sorge, speise, spitze, stein, stelle, stern, strunk, sud, taler, tasche, teil, thema, tipp, traum, trick, unterschied, vegetarier, version, vitamin, vorsicht, vorspeise, wahl, weihnachten, wien, winter, wort, würzen, österreich
tube | tube
`;
