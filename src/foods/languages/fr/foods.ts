/** Foods that English does not have. Notation: ../../README.md; `<…>` is a food of an English table. */
export const FOODS = `
<lasagne sheet>
  lasagne | ?milk
[produits]
  pâte de fruits, pâte de fruit
  crème d'amande | +nuts ?eggs ?milk ?gluten
  almond cream cuisine | +nuts
  rice cream cuisine
  farine de pois, farine de pois cassés, farine de patate douce, farine de lin, farine de chanvre, farine de fonio, farine de légumineuses, farine de haricots, farine de haricots rouges, farine de plantain, farine de banane plantain, farine de gland, farine de courge
  lait de châtaigne, lait de millet, lait de quinoa, lait de chanvre, lait de souchet
  lait d'épeautre, boisson d'épeautre, boisson à l'épeautre | +gluten
  lait de sésame | +sesame
  beurre de soja | +soya
  cervelle de canut | +milk
  crème de pruneaux, crème de pruneau
  crème de noisette, crème de noix | +nuts ?milk ?soya
  crosne, héliantis
  boudin blanc | +pork ?milk ?eggs ?gluten
  creton | +pork ?milk ?gluten
  haché mixte | +meat ?pork
  maple sugar
  orange blossom water
  chicory coffee | ?gluten
  American sauce | ?crustaceans ?fish ?milk ?gluten ?alcohol ?celery
  pepper sauce cream | +milk ?gluten ?alcohol ?celery
  carbonara sauce | +milk ?eggs ?pork
  mélange à pancakes, préparation pour gâteau, préparation pour crêpes, préparation à gâteau, mélange à gâteau, mélange à muffins, préparation pour pâte à crêpes | +gluten ?milk ?eggs ?soya
  filet américain, américain préparé, cannibale | +meat +eggs ?mustard
  farine de marron
  Ficello, Cœur de Neufchâtel, P'tit Québec, Petits Filous, Yop, Danonino, Candia, Lactel, Elle & Vire, Bridélice, Bridel, Yoplait, La Laitière, café liégeois, chocolat liégeois, liégeois au café, liégeois au chocolat | +milk
  Chocobn, Figolu, Pepito, Paille d'or, Bastogne, galettes St Michel, galette Saint-Michel, Traou Mad, cigarettes russes, feuilletine, feuillantine, Pim's, paillettes feuilletines, gaufrettes pralinées, P'tit Écolier, Petit Écolier, Jos Louis | +gluten +milk ?eggs ?nuts ?soya
  Balisto, Kinder Maxi, Schokobons, Côte d'Or, Galak, Milka, Kägi Fret, Cailler, Rocher Suchard, papillotes de Noël, Caramilk | +milk ?gluten ?nuts ?soya
  rocher praliné, Pyrénéens, truffes pralinées | +milk +nuts ?soya ?gluten
  truffes au chocolat, truffe au chocolat, truffes en chocolat | +milk ?nuts ?soya
  Rivella | +milk
  Le Parfait | ?gluten ?milk ?pork ?celery
  confit végétal, faux gras | ?nuts ?soya ?gluten
  Sojasun, Sojami, Sojade, Bjorg soja | +soya
  pain d'épeautre, pain de petit épeautre, pain de blé | +gluten
  pain de maïs, pain au maïs | ?gluten ?milk ?eggs
  pain aux noix, pain de noix | +gluten +nuts
  pain de sarrasin | ?gluten
  galette de sarrasin, galette de blé noir, crêpe de sarrasin, galettes bretonnes de sarrasin, crêpes de blé noir | ?gluten ?eggs ?milk dish
  socca, panisse, chips de pois chiches, cade
  bouillon de crevettes | +crustaceans ?celery ?gluten
  soupe à l'oignon déshydratée, potage en sachet, soupe en sachet, soupe déshydratée | ?gluten ?milk ?celery ?soya
  œufs en chocolat, œuf en chocolat, œuf de Pâques, lapin en chocolat, poules en chocolat, œuf Kinder, friture en chocolat, poisson en chocolat | +milk ?nuts ?soya ?gluten
  moules en gelée, moules à l'escabèche | +molluscs
  beurre d'anchois | +milk +fish
  beurre d'ail, beurre aux herbes | +milk
  beurre de pomme
  beurre de karité
  sirop de noisette, sirop d'amande | +nuts
  moutardine | +mustard
  herbes salées | ?celery
  épices à marinade, épices à bifteck | ?mustard
  ketjap | +soya +gluten
  pâte de piment | ?gluten ?soya
  pâte de haricots noirs, sauce aux haricots noirs | +soya ?gluten
[plats] | dish
  hamburger | +gluten ?meat ?milk ?sesame
  mousse au chocolat | ?eggs ?milk ?soya
  pastis gascon, pastis landais, pastis bourrit | +gluten ?milk ?eggs ?alcohol
  ficelle picarde | +gluten +milk +eggs ?pork
  escalope normande | +meat +milk
  carrés aux dattes, grands-pères, koulibiac, mannele, merveilleux, dampfnudel | +gluten ?milk ?eggs ?fish
  marmitako, ttoro, pochouse, sardinade, estofinado, féroce d'avocat | +fish ?crustaceans ?alcohol
  salade landaise, rôti Orloff, ragoût de pattes, ragoût de boulettes, fleischnacka, fèves au lard | +meat ?pork ?gluten ?milk
  galette complète | ?gluten +milk +eggs +pork
  galette-saucisse, galette saucisse | +meat ?pork ?gluten
  galette des rois, gâteau des rois, couronne des rois, brioche des rois | +gluten +milk +eggs ?nuts
  pithiviers, jalousie | +gluten +milk +eggs +nuts
  gâteau basque | +gluten +milk +eggs ?nuts
  taillé aux greubons | +gluten ?pork ?milk
  pain aux raisins, escargot aux raisins | +gluten +milk +eggs
  kouglof, kougelhopf, gugelhupf, baba, savarin, baba au rhum, cannelé, canelé, paris-brest, religieuse, saint-honoré, millefeuille, fraisier, framboisier, opéra, tarte tropézienne, kouign-amann, chou chantilly, croquembouche, pièce montée, Forêt-Noire, bostock, tarte au citron, tarte au citron meringuée, tarte au chocolat, carac, mannala, poudding chômeur, pouding chômeur, pouding, pet de sœur, queue de castor, tourteau fromager, croustade, fiadone | +gluten +milk +eggs ?nuts
  dacquoise, financier, amandine aux poires, tarte amandine, tarte aux poires amandine, visitandine, tarte aux noix, gâteau aux noix, gâteau de noix, tourte aux noix, gâteau aux amandes, gâteau aux noisettes, joconde | +gluten +nuts ?milk +eggs
  leckerli | +gluten +nuts
  gâteau à la noix de coco, rocher coco, rochers coco, congolais | +eggs ?milk
  cornes de gazelle, corne de gazelle | +gluten +nuts ?milk
  baklawa, baklavas, makrout, chebakia | +gluten ?nuts ?sesame
  riz condé, teurgoule, riz à l'impératrice | +milk ?eggs
  poire Belle-Hélène, pêche Melba, dame blanche, banana split, vacherin glacé, omelette norvégienne, nougat glacé | +milk ?eggs ?nuts
  mont-blanc | +milk ?eggs
  gougère, soufflé, soufflé au fromage | +eggs +milk +gluten
  tartiflette, croziflette, morbiflette, truffade, aligot, malakoff, ramequin au fromage, soupe au fromage, welsh | +milk ?pork ?gluten ?eggs ?alcohol
  tarte à l'oignon, flamiche, flamiche au maroilles, goyère, gâteau au fromage salé, croûte au fromage | +gluten +milk ?eggs ?pork
  tarte flambée, flammekueche, flammkuchen | +gluten +milk ?pork
  pissaladière | +gluten +fish
  pan bagnat, pan-bagnat | +gluten ?fish ?eggs
  quiche lorraine | +gluten +eggs +milk +pork
  gratin dauphinois, pommes dauphinoises, gratin savoyard | +milk ?gluten ?eggs
  endives au jambon, chicon au gratin, endives gratinées | +milk +pork ?gluten
  jambon-beurre, sandwich jambon-beurre | +gluten +milk +pork
  croque-madame | +gluten +milk +pork ?eggs
  cordon bleu | +meat +gluten +milk ?eggs ?pork
  hachis parmentier, parmentier, pâté chinois, parmentier de canard | +meat +milk ?gluten ?celery
  parmentier de poisson, brandade parmentière, brandade de morue, brandade | +fish +milk
  blanquette de veau, blanquette, waterzooi, vol-au-vent, vol au vent, bouchée à la reine | +milk ?meat ?gluten ?eggs ?celery
  blanquette de poisson, waterzooi de poisson | +milk +fish ?gluten ?eggs ?celery
  carbonade, carbonade flamande, carbonnade, carbonnade flamande | +meat +gluten ?mustard ?alcohol ?celery
  bœuf stroganoff, bœuf Stroganov | +meat +milk ?mustard ?gluten
  émincé zurichois, émincé de veau à la zurichoise | +meat +milk ?gluten
  potjevleesch | +meat
  choucroute garnie, choucroute alsacienne, stoofvlees, pounti, oiseaux sans tête, steak tartare, tartare de bœuf | +meat ?pork ?gluten ?eggs ?milk ?mustard ?celery ?sulphites
  choucroute, potée, petit salé aux lentilles, baeckeoffe, garbure, kig ha farz, tourtière, cipaille, cipâte, pot-au-feu, pot au feu, poule au pot, pieds et paquets, salade lyonnaise, papet vaudois, hochepot, navarin, daube, estouffade, bœuf carottes, osso bucco, osso buco, civet, poulet basquaise, axoa, marengo, salmis, tajine, tagine, kefta, fricassée, chili con carne | ?meat ?pork ?celery ?gluten ?mustard ?milk ?sulphites
  kig ha farz breton | +gluten ?pork ?eggs
  coq au riesling, poulet au riesling | +meat +alcohol ?milk
  lapin à la moutarde, poulet à la moutarde | +meat +mustard ?milk
  lapin à la kriek, lapin à la bière, poulet à la bière | +meat +gluten +alcohol
  moules-frites, moules frites, moule marinière, moules à la crème, mouclade, éclade | +molluscs ?celery ?milk ?alcohol ?sulphites
  paella, paëlla | ?crustaceans ?molluscs ?fish ?meat ?pork
  bouillabaisse, bourride, cotriade, chaudrée, matelote, marmite dieppoise, soupe de poisson, zarzuela, choucroute de la mer | +fish ?crustaceans ?molluscs ?milk ?gluten ?celery ?alcohol
  sole meunière, truite meunière, meunière | ?fish +milk +gluten
  sole normande | +fish ?molluscs ?crustaceans +milk
  accras, accras de morue, acras, accra | +gluten +fish ?eggs ?milk
  quenelle de brochet, quenelles lyonnaises | +fish +gluten +eggs +milk
  quenelles, quenelle nature | +gluten +eggs ?milk ?fish
  quenelles de volaille | +meat +gluten +eggs ?milk
  rillettes de thon, rillettes de saumon, rillettes de maquereau, rillettes de sardines, rillettes de poisson | +fish ?milk ?mustard
  thonade | +fish
  salade niçoise, salade piémontaise, piémontaise, salade russe, salade de pommes de terre, salade de riz, taboulé au poulet | ?eggs ?fish ?mustard ?milk ?pork
  taboulé | +gluten
  salade de pâtes | +gluten ?eggs ?milk
  salade César, salade Caesar, salade césar | ?gluten ?milk ?eggs ?fish ?mustard ?meat
  céleri rémoulade, céleri-rave rémoulade | +celery +eggs +mustard
  œufs mimosa, œuf mayonnaise, œuf mayo, œufs farcis, œufs à la russe | +eggs ?mustard
  tomate-crevettes, tomates-crevettes, tomate crevettes, tomates crevettes | +crustaceans ?eggs ?mustard
  croquettes aux crevettes, croquette aux crevettes, croquettes de crevettes | +crustaceans +gluten +milk +eggs
  croquettes au fromage, croquette au fromage, fondu au parmesan | +milk +gluten +eggs
  œufs en meurette, œuf en meurette | +eggs +alcohol ?pork ?gluten
  œufs Bénédicte, œufs bénédictine, œufs à la bénédictine | +eggs +milk +gluten ?pork
  tortilla de pommes de terre, tortilla espagnole | +eggs
  piperade, chakchouka, shakshuka | +eggs ?pork
  couscous royal, couscous merguez | +gluten ?meat ?celery
  soupe au pistou | ?celery ?gluten ?milk
  soupe à l'oignon, gratinée à l'oignon | ?gluten ?milk ?celery ?alcohol
  velouté de légumes, velouté de courgettes, velouté de potiron, velouté de champignons, velouté de carottes, vichyssoise, potage parmentier | ?milk ?celery ?gluten
  soupe de nouilles, soupe aux nouilles, soupe au vermicelle | +gluten ?eggs ?celery ?soya
  nems, nem | ?gluten ?meat ?pork ?crustaceans ?eggs ?fish ?soya
  pâté impérial, pâtés impériaux | ?gluten ?meat ?pork ?crustaceans ?eggs
  bò bún, bo bun, bobun, phô | ?fish ?peanuts ?meat ?soya ?celery
  riz cantonais | ?eggs ?pork ?soya ?crustaceans
  bouchon réunionnais | ?gluten ?pork ?soya
  rougail, rougail saucisse | +pork
  rougail tomate, rougail de tomates, rougail mangue
  chouchous | +peanuts
  mafé, sauce mafé, rougail pistache, dakatine, maafé | +peanuts ?meat ?fish
  poulet yassa, yassa | ?meat ?mustard
  thiéboudiène, thieboudienne, thiep, tiep | ?fish ?celery
  pastilla, brick à l'œuf, bourek, briouate | +gluten ?eggs ?meat ?nuts ?milk
  harira, chorba | ?gluten ?celery ?meat
  fricadelle, fricandelle, mitraillette | +meat ?gluten ?soya ?milk ?eggs ?mustard
  fricassé tunisien | +gluten ?fish ?eggs
  poutine | +milk ?gluten
  guédille | +gluten ?crustaceans ?eggs ?milk ?mustard
  croustilles
  grilled-cheese | +gluten +milk
  oreilles de crisse | +pork
  pâté à la viande, pâté au poulet | +meat +gluten ?milk ?eggs
  pâté au saumon | +fish +gluten ?milk ?eggs
  pâté de Pâques, pâté berrichon, pâté en croûte, pâté croûte, pâté lorrain | +meat +gluten +eggs ?pork ?milk
  pâté aux pommes de terre | +gluten +milk
  pâté végétal, terrine végétale, terrine de légumes | ?eggs ?milk ?nuts ?celery ?soya
  terrine de poisson, terrine de saumon, mousse de saumon, mousse de poisson, pain de poisson | +fish ?eggs ?milk
  pain de viande | +meat ?gluten ?eggs ?pork
  pain surprise | +gluten ?milk ?fish ?pork
  cake salé, cake aux olives, cake jambon-olives, muffins salés | +gluten +eggs ?milk ?pork
  spaghetti bolognaise, pâtes bolognaise | +gluten ?meat ?celery ?milk
  risotto | ?milk ?celery
  légumes farcis, tomates farcies, petits farcis, courgettes farcies, chou farci, poivrons farcis, farcis niçois | ?meat ?pork ?gluten ?eggs ?milk
  gratin de pâtes, macaroni au fromage | +gluten +milk
  gratin de fruits de mer | +milk ?crustaceans ?molluscs ?fish
  coquilles saint-jacques à la bretonne, coquille à la bretonne | +molluscs ?milk ?gluten
  croûte forestière, croûte aux morilles, croûte aux champignons | +gluten +milk
  croustade de fruits de mer | +gluten ?crustaceans ?molluscs ?milk
  tielle, tielle sétoise | +gluten +molluscs
  tapas, antipasti, mezzé, mezze, apéritif dînatoire, planche apéro, plateau apéritif | ?milk ?gluten ?pork ?nuts ?sesame
  kebab, döner, chawarma | ?gluten ?meat ?milk
  kir, kir royal, vin d'orange, punch, planteur, ti-punch, mojito, trou normand | +alcohol
  mousse de marrons | ?milk ?eggs
`;
