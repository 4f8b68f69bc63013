/** Oils, sauces, stocks, sweets, drinks and dishes. Notation: ../README.md. */
export const PANTRY = `
the | the
oil | huile=, huile pour friture, huile de friture, huile à friture
neutral oil | huile neutre, huile végétale, huile de tournesol, huile de colza, huile de pépins de raisin, huile de maïs, huile tournesol, huile colza, huile de carthame, huile de son de riz, huile pépins de raisin, Isio 4
olive oil | huile olive
sesame oil | huile sésame
coconut oil | huile coco
palm oil | huile de palme
argan oil | huile d'argan
truffle oil | huile à la truffe
chilli oil | huile pimentée, huile piquante
vegetable shortening | graisse végétale, Végétaline, matière grasse végétale, saindoux végétal, graisse de coco, graisse à rôtir
fat | matière grasse, MG
vinegar | vinaigre, vinaigre d'alcool, vinaigre de vin blanc doux
wine vinegar | vinaigre de xérès, vinaigre d'échalote
balsamic vinegar | vinaigre balsamique, balsamique, crème de balsamique, crème balsamique, crème de vinaigre balsamique
mustard | moutarde, moutarde au miel, moutarde de Meaux, moutarde jaune, moutarde verte, moutarde de Brive, moutarde au poivre vert, moutarde à l'estragon, moutarde de Bourgogne, Savora, Amora moutarde
Dijon mustard | moutarde de Dijon, moutarde Dijon
wholegrain mustard | moutarde à l'ancienne, moutarde à grains, moutarde en grains, moutarde ancienne
BBQ sauce | sauce barbecue, sauce BBQ
Worcestershire sauce | sauce Worcestershire, Worcestershire, sauce Worcester, sauce anglaise
hot sauce | sauce piquante, sauce pimentée, sauce piment, sauce chili, sauce forte
sweet chilli sauce | sauce chili douce, sauce sweet chili, sauce aigre-douce piment, sauce pour nems
teriyaki sauce | sauce teriyaki
hoisin sauce | sauce hoisin
sauce | jus de viande, jus de cuisson, jus de rôti, coulis
burger sauce | sauce burger, sauce cocktail, sauce rose, sauce andalouse, sauce américaine burger, sauce samourai, sauce algérienne, sauce biggy, sauce brasil
American sauce | sauce américaine, sauce armoricaine, sauce Nantua
white sauce | sauce béchamel, sauce blanche, sauce Mornay
cheese sauce | sauce au fromage, sauce fromagère, sauce roquefort, sauce au roquefort, sauce au bleu
tomato sauce | sauce tomate, sauce à la tomate, sauce arrabbiata, sauce marinara, sauce à pizza, sauce pizza, sauce napolitaine
bolognese | sauce bolognaise
carbonara sauce | sauce carbonara
curry sauce | sauce curry, sauce au curry
pepper sauce cream | sauce au poivre, sauce poivre, sauce à la crème, sauce aux champignons, sauce forestière, sauce Albert, sauce archiduc, sauce suprême, sauce normande
gravy | sauce brune, sauce demi-glace, sauce à poutine, sauce BBQ à poutine, sauce chasseur
vinaigrette | sauce vinaigrette, sauce salade, sauce à salade
dressing | sauce à salade crémeuse
Caesar dressing | sauce César, sauce Caesar, vinaigrette césar
gribiche | sauce gribiche
aubergine caviar | caviar d'aubergine
chutney | chutney de mangue, achards, confit d'oignons
cranberry sauce | sauce aux canneberges, sauce aux airelles, gelée de groseille, gelée de coing, gelée de pommes, pâte de coing, confiture d'airelles
horseradish sauce | sauce au raifort, sauce raifort
stock | court bouillon, court-bouillon, fumet
vegetable stock | bouillon légumes, fond de légumes
chicken stock | fond de volaille, bouillon volaille, bouillon poulet
beef stock | fond de veau, fond brun, fond de bœuf, fond de gibier, fond blanc, consommé de bœuf, fond de veau lié, jus de veau
fish stock | fond de poisson
stock cube | bouillon cube, cube de bouillon, bouillon en cube, bouillon en poudre, tablette de bouillon, cube de bouillon de légumes, bouillon cube de légumes, bouillon Kub, cube Maggi, Bovril légumes, cube bouillon, cube or, Kub, concentré de bouillon, tablette de bouillon de légumes, cube de légumes
chicken stock cube | cube de bouillon de volaille, bouillon cube de volaille, cube de bouillon de poule, cube de volaille, bouillon de poulet en poudre, bouillon de volaille en poudre, tablette de bouillon de volaille, cube de poule
beef stock cube | bouillon cube de bœuf, cube de bouillon de boeuf, Bovril, fond de veau en poudre, fond de veau déshydraté, cube de bœuf, OXO
fish stock cube | cube de bouillon de poisson
Maggi | Viandox
yeast extract | Cenovis
nutritional yeast | levure maltée, levure nutritionnelle, levure alimentaire, malté
sugar | sucre=, sucre semoule, sucre cristal, sucre cristallisé, sucre de canne, sucre perlé, sucre casson, sucre candi, sucre de betterave, sucre fin de canne, sucre inverti, sucre roux, sucre de fleur de coco, sucre granule, sucre à fruits, sucre extra fin, saccharose, pain de sucre
brown sugar | panela, muscovado, rapadura, cassonade, vergeoise, sucre brun, sucre complet, sucre muscovado, sucre rapadura, sucre de palme, sucre blond de canne, sucre demerara
icing sugar | sucre glace=, sucre impalpable, sucre à glacer, sucre en poudre à glacer
caster sugar | sucre en poudre
gelling sugar | sucre gélifiant, sucre à confiture, Confisuc, Vitpris, sucre spécial confiture, gelsuc, gélifiant
sweetener | édulcorant, stevia, sirop de glucose, glucose, fructose, xylitol, sucre de bouleau, érythritol, aspartame, dextrose, maltodextrine, sirop de glucose-fructose
honey | miel=, miel de fleurs, miel d'acacia, miel de lavande, miel de châtaignier, miel toutes fleurs, miel de thym
maple syrup | sirop érable
maple sugar | sucre d'érable, beurre d'érable, tire d'érable
golden syrup | sirop de sucre de canne, sirop de sucre, sirop de riz, sirop de canne, sirop de coco, sirop de maïs, sirop de Liège, mélasse, vin cuit de pommes, raisinée, sirop de fleur de coco, sirop de datte, sirop de sureau, sirop de grenadine, grenadine, sirop de violette, sirop de menthe
syrup | sirop
caramel | caramel au beurre salé, caramel beurre salé, sauce caramel, Carambar, crème de caramel, sucre à la crème
caramelised sugar | caramel liquide, caramel à sec, caramel blond, caramel ambré, caramel brun, caramel sec
chocolate | chocolat, chocolat de couverture, chocolat en poudre à cuire, vermicelles en chocolat, couverture de chocolat, pépite de chocolat, vermicelles au chocolat
dark chocolate | chocolat noir, chocolat à 70 %, pépites de chocolat noir, chocolat amer, chocolat mi-amer, chocolat à croquer, chocolat mi-sucré, Nestlé dessert, couverture noire, chocolat 70 %, chocolat 70%, pépites de chocolat mi-sucré
milk chocolate | chocolat au lait, pépites de chocolat au lait, couverture lactée, couverture au lait, chocolat lait
white chocolate | chocolat blanc, pépites de chocolat blanc, couverture ivoire, couverture blanche, chocolat ivoire, Ivoire
ganache | crémeux au chocolat, glaçage au chocolat, sauce chocolat, sauce au chocolat, nappage chocolat, glaçage chocolat
cocoa | cacao amer, cacao pur, pâte de cacao, Van Houten
cacao nib | éclats de cacao, grué de cacao, grué, fève de cacao, fève tonka cacao
cocoa butter | beurre cacao
hot chocolate powder | chocolat en poudre, poudre chocolatée, Nesquik, Banania, Poulain
hot chocolate | chocolat chaud
chocolate spread | pâte à tartiner, Nutella, pâte à tartiner aux noisettes, pâte à tartiner au chocolat, pâte à tartiner chocolat noisette, tartinade choco-noisette, choco à tartiner
jam | confiture, confiture de lait végétal, confiture de rhubarbe, gelée de framboise, gelée de fruits
marmalade | marmelade, confiture d'oranges, marmelade d'orange, confiture d'orange amère
lemon curd | lemon curd, crème de citron, crème au citron
jelly | gelée, gelée de menthe, Jell-O
gelatine | gélatine alimentaire, gélatine bovine, gélatine de poisson mélangée
pectin | pectine
xanthan gum | gomme xanthane, gomme de xanthane, xanthane
guar gum | gomme de guar
citric acid | acide citrique, acide ascorbique, vitamine C
cream of tartar | crème de tartre
baking powder | levure chimique=, poudre à lever, poudre à pâte, levure en poudre, poudre levante, levure alsacienne, levure alsa
baking soda | soda à pâte, bicarbonate de soude, bicarbonate alimentaire, bicarbonate de sodium, soude, petite vache
yeast | levure=, levure de bière
vanilla sugar | sucre vanillé
food colouring | colorant, colorant alimentaire
sprinkles | vermicelles colorés, vermicelles de sucre, perles en sucre, décorations en sucre, perles de sucre, billes de sucre, paillettes alimentaires, vermicelles multicolores, décors en sucre
marshmallow | guimauve, chamallow
sweets | bonbon, friandise, dragée au sucre, Fraise Tagada, sucette, réglisse sans blé
liquorice | réglisse
icing | glaçage, glaçage royal, glace royale, fondant pâtissier, pâte à sucre, nappage
buttercream | crème au beurre, glaçage au beurre, glaçage au fromage
eggnog | lait de poule
sorbet | sorbet citron, sorbet framboise, sorbet au citron, sorbet fraise, sorbet mangue, glace à l'eau
crisps | chips de pommes de terre, chips de légumes, chips de crevette végé
tortilla chip | chips de maïs, chips tortilla, Doritos nature
water | eau=, eau de source, glaçon, glace pilée, bouillon d'eau, Perrier
rose water | eau de rose
orange blossom water | eau de fleur d'oranger, fleur d'oranger
juice | jus, jus de raisin, jus multifruit, jus de légumes sans céleri, jus de pamplemousse, jus de gingembre
coffee | café, expresso, marc de café
coffee extract | Trablit
latte | café au lait, café crème
tea | thé, infusion, tisane, rooibos, tilleul, camomille, thé matcha sans lait
matcha | thé matcha
chicory coffee | chicorée soluble, extrait de chicorée, chicorée liquide, Ricoré
cola | coca, limonade, soda, Schweppes, Orangina
alcohol | alcool, alcool de fruits, alcool de poire, spiritueux
wine | vin, vin jaune, vin de paille, vin chaud
red wine | vin rouge, côtes-du-rhône, bourgogne rouge, bordeaux rouge
calvados | calva
white wine | vin blanc, Noilly, chouchen, hydromel, muscadet, sauvignon, vin d'Alsace, sauternes, aligoté, fendant, chasselas, sylvaner, gewurztraminer, monbazillac, jurançon, chablis, pinot gris
rosé wine | vin rosé, rosé de Provence, bouteille de rosé
champagne | crémant, vin mousseux, vin pétillant
port | pineau des Charentes, porto, madère, vin de Madère, banyuls, muscat de Rivesaltes, muscat, xérès, maury, pineau, macvin, floc de Gascogne, vin de Porto, rivesaltes, suze
beer | bière, bière ambrée, bière d'abbaye, bière trappiste, bière rousse, gueuze, kriek, lambic
alcohol-free wine | vin désalcoolisé
cider | cidre, poiré, bolée de cidre
cognac | fine champagne, marc, marc de Bourgogne, marc de Champagne, lambig
kirsch | génépi, marasquin, damassine, péquet, poire Williams, fée verte, eau-de-vie, Picon, poire williams alcool, eau-de-vie de poire, mirabelle eau-de-vie, eau-de-vie de mirabelle, williamine, abricotine, anisette, Ricard, genièvre alcool, péket
Cointreau | Grand Marnier, liqueur d'orange, curaçao
liqueur | Angostura, crème de (menthe|cassis|mûre|pêche|framboise|cacao|banane), liqueur de café, liqueur de cassis, liqueur de framboise, liqueur de fruits, liqueur de châtaigne, liqueur de poire, liqueur de pêche, liqueur de menthe, liqueur de sureau, liqueur de cerise, Get 27, Baileys sans crème, crème de châtaigne alcool
amaretto | liqueur d'amande, liqueur de noisette, liqueur de noix, vin de noix, Frangelico
Irish cream | crème de whisky
salad | salade composée
salad leaf | salade
soup | soupe, potage, soupe de légumes, minestrone sans pâtes, velouté
sandwich | club sandwich
omelette | frittata
stew | ragoût, mijoté
spread | tartinade, tartinade végétale
pasta sauce | sauce pour pâtes
carbonara pasta | pâtes carbonara, pâtes à la carbonara, spaghetti carbonara, spaghettis à la carbonara, carbonara
sausage roll | feuilleté à la saucisse, friand à la viande
filling | farce
croque monsieur | croque monsieur, croque-monsieur, croque
pie | tarte, tartelette, tourte, feuilleté, chausson, chausson aux pommes, tarte tatin, tarte aux pommes, tatin
spring roll | rouleau de printemps
samosa | samoussa
sushi | maki
clafoutis | far breton, flognarde
crumble | crumble aux pommes, pâte à crumble
charlotte | charlotte aux fraises, charlotte aux poires
cheesecake | gâteau au fromage, gâteau fromage
panna cotta | panna cotta, pannacotta
floating island | île flottante, œufs à la neige
crème brûlée | crème caramel, crème brûlée, œufs au lait, crème catalane
mousse | mousse de fruits, mousse au citron, mousse à la fraise, mousse aux fraises, mousse aux framboises, mousse à la framboise, mousse à la vanille, mousse au café, mousse à la mangue, mousse aux fruits, mousse de fraises, bavarois, crème dessert, crème au chocolat, entremet, Danette, pots de crème, pudding, blanc-manger, yaourt à boire crème
French toast | pain perdu, pain doré, pain crotté
stir-fry | sauté de légumes, wok de légumes
coq au vin | coq au vin
bourguignon | boeuf bourguignon
baby food | petit pot pour bébé
sambal oelek | sambal oelek
pesto | pesto genovese, pesto rosso
agar | agar-agar
`;
