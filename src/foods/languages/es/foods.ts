/** Foods that English does not have. Notation: ../../README.md; `<…>` is a food of an English table. */
export const FOODS = `
<minced beef>
  carne picada | ?pork
  mixed minced meat | +pork
[ingredientes]
  lard or butter | ?pork ?milk
  omelette or tortilla | ?eggs ?gluten
  vegan omelette or tortilla | ?gluten
  blended shake | ?milk dish
  flour coating | ?gluten ?eggs
  breadcrumb coating | +gluten ?eggs
  salsa brava, salsa de bravas | ?gluten ?eggs ?celery
  chamoy | ?sulphites
  tamale | ?pork ?milk ?meat dish
  arepa
  horchata | ?milk ?nuts
  brotes de soja, brotes de soya, germinado de soja, germinados de soja, germen de soya | ?soya
  la cuajada, vaso de cuajada, g de cuajada, 1 cuajada, 2 cuajadas, 4 cuajadas | +milk
  nata de soja, nata de soya, crema de soja, crema de soya | +soya
  almond or peanut marzipan | +nuts ?peanuts ?eggs
  peanut marzipan | +peanuts ?nuts
  Spanish polvoron, polvorón, mantecado, mantecados | +gluten ?nuts ?pork ?milk ?sesame ?eggs
  Conguitos | +peanuts ?milk ?soya ?nuts
  Filipinos, Donettes, Phoskitos, Bollycao, Tigretón, Pingüinos Marinela, Chocoramo, Submarinos Marinela | +gluten +milk +eggs ?soya ?nuts
  Chocolinas, galletas Príncipe, galletas Emperador, galletas Chiquilín, galletas Festival | +gluten ?milk ?soya ?eggs ?nuts
  Bon o Bon | +peanuts +milk +gluten ?soya
  Danonino, Yakult | +milk
  sal de gusano, chapulines, escamoles, hormigas culonas | +animal
  pan de queso, pandebono, pan de bono, almojábana, pan de yuca, chipá, chipa, cuñapé, buñuelos colombianos, sopa paraguaya | +milk +eggs
  fainá, gallo pinto, moros y cristianos, mazamorra morada, colada morada, aguapanela, api, tejate, tepache, tascalate, cardillo, borraja, tagarnina, colleja, colirrábano, galanga, chilacayote, huauzontle, chaya, pitahaya, tejocote, capulín, nanche, olluco, mashua, caigua, yacón, camu camu, muña, paico, cocona, aguaje, radicheta, quinoto, mburucuyá, maqui, murta, curuba, borojó, guatila, almorta, ajedrea, boldo, arrope, cañamones, digüeñe, nalca, luche
  mazamorra, atole, champurrado, atol, colada de avena, peto | ?milk
  mayonesa de leche, lactonesa | +milk ?mustard
  leche de tigre | +fish ?celery ?crustaceans ?molluscs
  huesos de santo, huesitos de santo, panellet, tarta de almendras, tarta de Santiago | +nuts +eggs ?gluten ?milk
  yemas de Santa Teresa, tocino de cielo, tocinillo de cielo, huevo hilado, huevo mol, huevos chimbos | +eggs
  chongos zamoranos, jamoncillo, leche quemada, panelitas, cuajada de oveja, cuajada con miel, cuajada de leche, leche merengada, arroz zambito, arroz con leche | +milk
  Mantecol | +peanuts ?gluten
  suspiro limeño, suspiro a la limeña | +eggs +milk
  leche frita, torrija, pastel de tres leches, torta tres leches, torta de tres leches, budín de pan, pudin de pan, pudín de pan, chocotorta, rogel, balcarce, chajá, pastafrola, pasta frola, bizcocho borracho, milhojas, miguelitos, xuixo, tarta San Marcos, lemon pie, tarta de la abuela, marquesa de chocolate, torta chilena, pie de limón, selva negra, concha mexicana, tarta ópera, caña de crema, borrachito, brazo de reina, tarta de galletas, torta de galletitas, serenata de galletas, carlota de limón, golfeado, alfajor, alfajores | +gluten +milk +eggs ?nuts
  alfajores de maicena | +gluten +milk +eggs
  casadielles, carquiñoles, alfajor de Medina, pan de nuez, pan de nueces | +gluten +nuts ?eggs ?milk
  pestiño, torta frita, sopaipilla, picarón, calzones rotos, buñuelo de viento, orejas de carnaval, hojuelas fritas, torta de aceite, flores fritas, bartolillo, coyota, marranito, prestiño, bizcochos de grasa, cremona, chipaco, gordita de harina | +gluten ?eggs ?milk ?sesame ?pork
  obleas con cajeta, obleas con arequipe | +gluten +milk
  muégano, gaznate, cocol, borrachuelo, mona de Pascua, palmera de chocolate, palmera de hojaldre, napolitana de crema, napolitana de jamón | +gluten ?eggs ?milk
  ensaimada | +gluten +eggs ?pork ?milk
  mote con huesillo | +gluten ?sulphites
[platos] | dish
  tortilla de patata, tortilla de papa, tortilla española | +eggs ?pork
  tortilla francesa, tortilla paisana, tortilla sacromonte, huevos rotos, huevos estrellados, revuelto, perico, zarangollo, huevos motuleños, revuelto gramajo, huevos rellenos, huevos rabo de mestiza, pisto con huevo | +eggs ?milk ?pork
  tortilla de bacalao | +eggs +fish
  ensaladilla, ensaladilla rusa, ensalada rusa | +eggs ?fish ?mustard ?milk
  calamares a la romana, calamares fritos, rabas fritas, choco frito, bocadillo de calamares | +molluscs +gluten ?eggs
  gambas a la gabardina, camarones empanizados, tortillita de camarones, tortilla de camarones | +crustaceans +gluten ?eggs
  cazón en adobo, pescaíto frito, fritura de pescado, pescado frito, buñuelo de bacalao, soldaditos de Pavía, jalea mixta, tacos estilo Baja, pescado a la romana, merluza a la romana | +fish +gluten ?eggs
  a la romana, a la andaluza | ?gluten ?eggs
  a la milanesa, a la napolitana | +gluten ?eggs ?milk
  brandada, bacalao dorado | +fish ?milk ?eggs
  esgarraet, empedrat, marmitako, ajoarriero, atascaburras, gilda, tiradito, viudo de pescado, sudado de pescado, chupe de pescado, remojón, titaina, espetos | +fish ?crustaceans ?molluscs ?celery ?sulphites
  fanesca | +fish +milk +peanuts +eggs
  causa limeña, causa rellena | ?fish ?meat ?eggs ?crustaceans
  parihuela, zarzuela de pescado, zarzuela de mariscos, paila marina, cazuela de mariscos, sopa de mariscos, vuelve a la vida, cebiche, a la marinera, curanto, paella, arroz a banda, arroz del senyoret, leche de pantera | ?crustaceans ?molluscs ?fish ?meat ?celery ?sulphites
  paella valenciana, arroz al horno, arroz con costra | +meat ?pork ?eggs
  paella de verduras
  arroz a la cubana | +eggs
  fideuá, fideos a la cazuela | +gluten ?crustaceans ?molluscs ?fish ?pork ?eggs
  chupe de camarones | +crustaceans +milk +eggs
  machas a la parmesana | +molluscs +milk
  mejillones tigre | +molluscs +gluten +milk ?eggs
  cocido madrileño, cocido montañés, fabada, pote gallego, pote asturiano, caldo gallego, olla podrida, olla gitana, escudella, callos a la madrileña, lentejas estofadas, lentejas a la riojana, potaje de garbanzos, frijoles charros, frijoles puercos, patatas a la riojana, frijolada | ?meat ?pork
  porotos con riendas | +gluten ?pork
  potaje de vigilia | ?fish ?celery
  flamenquín, san jacobo, sanjacobo, cachopo, librito de lomo, pechuga Villaroy, milanesa napolitana, suprema napolitana, cordon bleu, milanesa a la napolitana | +meat +gluten +milk +eggs ?pork
  escalope, escalopín, milanesa, chuleta valluna, silpancho | +meat +gluten ?eggs ?milk ?pork
  milanesa de soja, milanesa de berenjena | +gluten ?eggs ?soya
  pepitoria | +nuts +eggs ?meat ?alcohol ?gluten
  ají de gallina | +meat +milk +gluten +nuts
  carapulcra | +meat ?pork ?peanuts
  papa rellena, patata rellena, pimiento relleno, calabacín relleno, berenjena rellena, tomate relleno, zapallito relleno, rocoto relleno, alcachofa rellena, niños envueltos | ?meat ?pork ?milk ?eggs ?gluten
  tallarines verdes | +gluten +milk ?nuts ?eggs
  tallarín saltado, arroz chaufa | +gluten +soya ?eggs ?meat
  lomo saltado, pollo saltado | +meat +soya +gluten
  llapingacho | +milk ?peanuts ?eggs
  guatita | +meat ?peanuts ?milk
  chivito, lomito completo, barros luco, chacarero, torta cubana, pepito de ternera, sándwich cubano, pambazo, guajolota, cemita, torta ahogada, choripán, completo italiano, perro caliente, pancho completo | +gluten +meat ?pork ?milk ?eggs ?mustard
  sándwich de miga, sándwich mixto, mollete mexicano, molletes, bocadillo vegetal, sándwich club, medianoche | +gluten ?milk ?eggs ?pork ?mustard
  pan con tomate, pa amb tomàquet, pantumaca, porra antequerana, salmorejo, gazpacho manchego, migas, sopa castellana, sopa de ajo, gachas, coca de recapte, coca de trampó | +gluten ?eggs ?pork ?fish
  gazpacho | ?gluten ?celery
  ajoblanco, ajo blanco | +nuts +gluten
  empanada gallega, hornazo, empanada de pino, salteña, pascualina, bollo preñao, fatay | +gluten ?meat ?eggs ?milk ?fish ?pork
  pizza margarita, fugazzeta, tequeño | +gluten +milk ?eggs
  provoleta, queso fundido con chorizo, choriqueso | +milk ?pork
  arepa de huevo | +eggs ?meat
  empanada de maíz, empanada colombiana, reina pepiada, arepa rellena, cachapa, bollos pelones, tlayuda, tlacoyo, huarache, memela, sopes, gorditas, panuchos, salbutes, garnachas, tinga, flautas, tacos dorados, chalupas, enchiladas, enmoladas, papadzules, chilaquiles, pastel azteca, sopa azteca, sopa de tortilla, molotes, pupusa, baleada | ?milk ?meat ?pork ?eggs ?gluten
  enchiladas suizas, enchiladas potosinas, papa a la huancaína, salsa huancaína, a la huancaína, esquites, elotes preparados, elote loco, a la crema, a la nata, al queso, al cabrales, al roquefort | +milk ?gluten
  alfredo, a la carbonara | +milk ?eggs ?pork ?gluten
  chile en nogada | +nuts +milk ?meat ?pork ?eggs ?gluten
  chile relleno, romeritos en mole, capeado, torta de papa, tortita de papa | +eggs ?gluten ?milk ?meat ?fish
  mole, mole en pasta, pasta de mole, mole poblano, mole negro, mole rojo, mole de olla, mole verde, pipián, manchamanteles | ?peanuts ?nuts ?sesame ?gluten
  salsa macha | +peanuts ?sesame ?nuts
  encacahuatado, ocopa, sopa de maní | +peanuts ?milk ?nuts ?meat
  birria, cazuela de ave, cazuela de vacuno, charquicán, ropa vieja, pabellón criollo, seco de res, seco de pollo, anticucho, pollo a la brasa, rabo de toro | +meat
  pozole, caldo tlalpeño, sopa de lima, bandeja paisa, sancocho, asado negro, pique macho, carbonada argentina, puchero, carne a la tampiqueña, al pastor, alambre, discada, chile con carne | ?meat ?pork
  salpicón, ajiaco, pastel de choclo, pastel de papa, pastel de carne, chorrillana, fricasé, bife a la criolla, fajitas, musaka, moussaka | ?meat ?pork ?milk ?eggs ?gluten
  machaca con huevo | +eggs +meat
  lasaña, canelones | +gluten ?milk ?eggs ?meat ?pork
  macarrones gratinados, macarrones con queso, canelones de espinacas, lasaña de verduras | +gluten ?milk ?eggs
  sopa de fideo, sopa de letras, sopa de estrellas, sopa de picadillo | +gluten ?celery ?eggs ?meat
  pisto, pisto manchego, escalivada, samfaina, piperrada, alboronía, tumbet
  changua | +milk +eggs ?gluten
  patatas bravas, papas bravas | ?eggs ?gluten ?celery
  torrezno, lechona, cochinita pibil | +pork
  croqueta | +gluten +milk ?eggs ?meat ?pork
  salpicón de ave | +meat ?eggs ?mustard
  vitel toné, vitel tone | +meat +fish +eggs ?mustard
  ensalada césar, ensalada cesar | ?fish ?eggs ?milk ?gluten ?mustard ?meat
  ensalada campera, ensalada alemana, ensalada de papa, ensalada de patata | ?eggs ?mustard ?fish
  ensalada murciana, ensalada mixta, mojete, asadillo | ?fish ?eggs
  ensalada de pasta, ensalada de macarrones, ensalada de coditos, ensalada de fideos | +gluten ?eggs ?milk ?fish
  ensalada griega, ensalada caprese | +milk
  ensalada Waldorf, ensalada navideña | +nuts ?milk ?celery ?eggs
`;
