/** Flours, breads, pasta, pastry, nuts, seeds and pulses. Notation: ../README.md. */
export const GRAINS = `
flour | farine=, farine blé, farine à pâtisserie, Francine
with flour | fariner, farinez, fariné, farinant, farinons, enfariner, enfarinez, enfarine, enfariné, enfarinant, enfarinons, fleurer, fleurez, singer, singez
bread flour | farine de gruau, farine à pain, farine de force, farine panifiable, farine 00, farine T00, farine manitoba, farine à pizza
self raising flour | farine à gâteau, farine avec levure incorporée, farine fermentante, farine levante, farine auto-levante, farine avec poudre à lever
wholemeal flour | farine complète, farine intégrale, farine de blé complet, farine de blé entier, farine semi-complète, farine T80, farine T110, farine T150, farine de meule
spelt flour | farine épeautre
buckwheat flour | farine sarrasin
barley flour | crème d'orge
rice flour | crème de riz, farine riz
glutinous rice flour | farine de riz gluant
maize flour | masa harina, farine de maïs, harina pan
cassava flour | couac, gari
gluten-free flour | mix sans gluten
cornflour | fécule de maïs, amidon de maïs, fleur de maïs, fécule maïs
potato starch | fécule
modified starch | amidon modifié
starch | amidon
tapioca | fécule de manioc, perles du Japon, perles de tapioca
wheat | blé, froment, Ebly, blé khorasan
wheat germ | germe de blé
spelt | épeautre, engrain
bulgur | boulgour, boulghour
couscous | semoule à couscous, graine de couscous, semoule de couscous, graine à couscous
semolina | semoule, semoule de blé
seitan | gluten de blé
gluten | gluten, céréale contenant du gluten
barley | orge
rye | seigle
oat | porridge, avoine, gruau d'avoine, gruau, farine d'avoine grossière, crème de gruau
malt | malt d'orge
barley malt syrup | sirop de malt, sirop de malt d'orge
buckwheat | blé noir, sarrasin, kacha
sorghum | sorgho
amaranth | amarante
cereal | céréale, pétales de blé
cornflake | corn flakes, pétales de maïs
cereal bar | barre de céréales, barre granola
polenta | semoule de maïs
rice | riz=, riz jasmin
basmati rice | riz basmati
brown rice | riz complet, riz brun, riz rouge, riz noir
risotto rice | riz rond, riz arborio, riz à risotto, riz carnaroli, riz pour risotto, riz à sushi, riz à dessert, riz bomba, riz spécial dessert, riz à paella
sticky rice | riz gluant
wild rice | riz sauvage
cooked rice | riz cuit, reste de riz
rice paper | feuille de riz, crêpe de riz, galette de riz pour rouleaux, galettes de riz pour nems, feuilles de brick de riz
rice cake | galette de riz soufflé, galette de riz
rice noodle | nouille de riz, pâtes de riz, pâtes de riz chinoises, vermicelle de riz
glass noodle | vermicelles de soja, vermicelles de haricot mungo, nouilles konjac, nouilles de konjac, vermicelles chinois
rice pudding | riz au lait
pasta | pâtes=, coquillette, cornette, nouilles aux œufs sans œufs, cheveux d'ange, pâtes à potage, pâte alimentaire, pâtes alphabet, crozets, macaronis, pipe rigate, torsades, papillons, coquilles à farcir, petits plombs
fresh pasta | pâtes fraîches
egg pasta | pâtes aux œufs
cooked pasta | pâtes cuites
lentil pasta | pâtes de lentilles, pâtes de maïs, pâtes aux lentilles, pâtes de pois chiches, pâtes de lentilles corail
pasta water | eau de cuisson des pâtes
orzo | langues d'oiseau, pâtes risoni
lasagne sheet | feuille de lasagne, plaques à lasagne, pâte à lasagne, lasagnes fraîches, plaque de lasagne
ravioli | raviole, ravioles du Dauphiné
dumpling | raviolis chinois, raviolis vapeur, bouchées vapeur
gnocchi | gnocchis à poêler, gnocchis de pommes de terre
spaetzle | knepfle, knöpfli
noodle | nouille, vermicelle
egg noodle | nouilles aux œufs, nouilles chinoises, nouilles chinoises aux œufs, nouilles jaunes
ramen | nouilles instantanées, nouilles ramen
udon | nouilles udon, nouilles de blé
soba | nouilles soba, nouilles de sarrasin
bread | pain, faluche, pistolet, msemen, baghrir, harcha, pain perdu sec, pain azyme, pain bis, pain tigré, pain plat, pain à burger nature, pain de ménage, pain tessinois, pain polaire, pain moulé, croûton, chanteau, miche, miche de pain, tartine, mouillettes, pain surprise nature, pain essuie-tout oublié
pain de mie | pain de mie, toast, pain à toast, pain sandwich, pain brioché tranché
wholegrain bread | pain complet, pain aux céréales, pain intégral, pain de blé entier, pain multicéréales
rye bread | pain de seigle, pain noir
sourdough bread | pain au levain, pain de campagne, pain levain
baguette | pain baguette, ficelle de pain, bâtard, fougasse, fouace
bread roll | petit pain, pain rond, pain à burger, pain burger, pain hamburger, pain à hamburger, pain pita rond, pistolets, bretzel mou, pain à hot dog, pain bagnat nature, muffin anglais
brioche | tresse, pain au lait, pain brioché, cramique, craquelin, cougnou, brioche vendéenne, brioche tressée, pain aux raisins brioché, tresse au beurre, pain viennois, taillaule, cuchaule, pogne
garlic bread | pain à l'ail
with breadcrumbs | chapelurer, chapelurez
breadcrumb | chapelure, panure, biscotte
flatbread | galette de blé, pain libanais, pain lavash, pain kebab, pain turc, batbout, matlouh, pain marocain, pain arabe, galette de kebab
pitta | pain pita
tortilla | tortilla de blé, galettes mexicaines
corn tortilla | tortilla de maïs, galette de maïs, tacos de maïs
cracker | craquelin salé, craquelins, biscuit salé, biscuits apéritif, biscuits soda
crispbread | pain croustillant, Wasa, cracotte, krisprolls, pain Wasa
breadstick | gressin
pretzels | bretzel
pastry | pâte à gâteau, pâte brisée, pâte sablée, pâte à tarte, pâte à foncer, pâte à quiche, fond de tarte, pâte sucrée, pâte à tartelettes, tartelettes vides, pâte à tarte brisée, abaisse de pâte, pâte à pâté
puff pastry | pâte feuilletée, feuilletage, vol-au-vent vides, croûtes de vol-au-vent, feuilletée
filo pastry | pâte filo, pâte phyllo, feuilles de brique, brick, feuille de bric, feuille filo, pâte à filo
choux pastry | pâte à choux, chouquette, chou à la crème, éclair, éclairs au chocolat, éclair au café
pizza dough | pâte à pizza, pâte pizza, fond de pizza
bread dough | pâte à pain, pâte levée, pâton, pâte à brioche, pâte à focaccia
dough | pâte
batter | pâte à crêpe, pâte à frire, pâte à pancakes, pâte à blinis, pâte à tempura, pâte à beignet, pâte à gaufre, pâte à galettes
pasta dough | pâte à pâtes, pâte à ravioles, pâte à nouilles, pâte à raviolis
pancake | crêpe, blini, galette bretonne complète, mannele pancake, crêpes Suzette, crêpes dentelle fraîches, ployes
waffle | gaufre
croissant | pain au chocolat, viennoiserie, chocolatine
crumb | sable
biscuit | canistrelli, bricelet, petit-beurre, langue-de-chat, langues de chat, tuile, croquet, gâteau sec, sablé, sablés, galettes bretonnes, palet breton, petits gâteaux, biscuits roses de Reims, biscuits Graham, chapelure Graham, véritables petits beurre, Petit Lu, navette, gaufrette, galette au beurre, crêpe dentelle, gavotte, bredele, bredle, miettes de biscuits, biscuits Thé, cornet de glace, BN, Prince au chocolat, Pépito, Granola Lu, palmier, milanais, biscuits au beurre
butter biscuit | sablé breton, sablés au beurre
speculoos | spéculos
speculoos spread | pâte de spéculoos, pâte à tartiner spéculoos, pâte à tartiner aux spéculoos
sponge finger | boudoir, biscuit à la cuillère, biscuits cuillère, biscuits à la cuiller
sponge | génoise, biscuit roulé, biscuit de Savoie, biscuit génoise, biscuit joconde sans amande, gâteau éponge, gâteau de Savoie, quatre-quart, cake nature, gâteau roulé, gâteau marbré
cake | gâteau, fondant au chocolat, moelleux au, mi-cuit au chocolat, gâteau au yaourt, gâteau au chocolat, pain d'épices pur, bûche de Noël, bûche roulée, coulant au chocolat, cupcake, pâtisserie fine
lebkuchen | pain d'épice, biscôme, couque
doughnut | beigne, pet-de-nonne, cuisses-de-dame, beignet sucré
fritter | beignet, acras de légumes, bugne, oreillettes, churros, croustillon, rissoles sucrées
nut | fruit à coque, noix mélangées, mélange de noix, fruits secs oléagineux, oléagineux, noix au choix
trail mix | mélange de fruits secs, mélange montagnard, mendiant, mélange du randonneur, fruits secs mélangés, mélange étudiant
almond | amande
ground almond | amande en poudre=, poudre d'amande=, amande moulue, tant pour tant
almond paste | pâte d'amande, massepain
crème d'amande | crème aux amandes
almond butter | purée d'amande
almond extract | extrait d'amande amère, arôme amande amère, amande amère, arôme amande
hazelnut | noisette, aveline, noisettes du Piémont
hazelnut meal | poudre de noisette, noisettes moulues, noisette en poudre
hazelnut butter | purée de noisette
walnut | noix, cerneau, cerneau de noix, noix de Grenoble
pecan | pacane, noix pécan
cashew | cajou, noix d'acajou
cashew butter | purée de cajou, purée de noix de cajou
pistachio | pistache
ground pistachio | poudre de pistache
pistachio paste | purée de pistache
macadamia | noix macadamia
Brazil nut | noix de Brésil, noix du brésil
pine nut | pignon, pignon de pin, graines de pin
chestnut | châtaigne, marron, marrons en bocal
chestnut spread | crème de marron, confiture de châtaignes, crème de châtaigne, vermicelles de marrons
tiger nut | souchet, noix tigrée
lotus seed | noix de ginkgo
praline | pralin, pâte à praliner, praliné noisette, praliné amande-noisette, pralinoise, feuilletine pralinée, croquant aux amandes
nougat | nougat de Montélimar, touron
nut butter | purée d'oléagineux, purée oléagineuse, purée de noix, purée de fruits secs, purée de fruits à coque
peanut | arachide, pinotte, cacahouète, cacahuete, cacahuettes, pistache de terre
peanut butter | beurre cacahuète, purée de cacahuète, pâte d'arachide, purée d'arachide, purée de cacahouètes
satay sauce | sauce saté, sauce cacahuète, sauce satay, sauce aux cacahuètes, sauce arachide, saté
tahini | purée de sésame, crème de sésame
seed | graine
mixed seed | mélange de graines, graines variées, mix de graines
sunflower seed | graine de tournesol
pumpkin seed | graine de courge
poppy seed | pavot, graine de pavot
linseed | lin, graine de lin
hemp seed | chanvre, graine de chanvre
mustard seed | moutarde en grains séchés
pulse | protéines de pois, légumineuse, légume sec
bean | haricot, fèves au lard sèches, fèves sèches
white bean | haricot blanc, mogette, mojette, lingots, haricots coco, coco de Paimpol, coco plat sec, haricot tarbais, haricots lingots, soissons, cocos frais, haricots à écosser
kidney bean | haricot rouge
black bean | haricot noir
pinto bean | haricot pinto, haricots borlotti
butter bean | haricots beurre secs, haricots de Lima, gros haricots blancs, gros haricots
wax bean | haricot beurre
adzuki bean | azuki, haricots azuki
mung bean | haricot mungo, soja vert
baked bean | haricots à la tomate, fèves à la mélasse
black eyed bean | cornille, niébé, haricot à œil noir, dolique, pois d'Angole
chickpea | pois chiche=
split pea | pois cassé
lentil | lentille=
green lentil | lentille verte, lentilles du Puy, lentilles beluga
red lentil | lentille corail, lentilles rouges
soya | soja, graines de soja, fèves de soja
edamame | fèves edamame
bean sprout | pousse de soja, germe de soja, haricots mungo germés, fèves germées
hummus | houmos
soy sauce | sauce soja, sauce soya, sauce au soja
sweet soy sauce | sauce soja sucrée
tamari | sauce tamari
miso | pâte miso
soya lecithin | lécithine de soja
lecithin | lécithine
sesame | gomasio
`;
