/** Herbs, spices and spice mixes, salt. Notation: ../README.md. */
export const SEASONINGS = `
herb, leafy herb, herb sprig, herb leaf, microherb
  basil, holy basil, basil leaf
  parsley, (curly|Hamburg) parsley,
      flat leaf parsley == flatleaf parsley == flat parsley == Italian parsley == continental parsley
  coriander, cilantro, (coriander|cilantro) leaf, culantro
  mint, mint leaf, spearmint, peppermint
  chive
  dill, dill (weed|frond), dillweed
  tarragon, chervil, sorrel, lovage, borage, shiso = perilla = kkaennip, perilla leaf, salad burnet, hyssop, epazote,
      savory, lemon verbena, lemon balm, lavender, edible flower, rose petal, nasturtium, fish mint, diếp cá, papalo,
      culinary lavender, summer savory, rice paddy herb, perilla seed, Vietnamese coriander, edible flower petal,
      viola, elderflower, hibiscus, dried hibiscus flower, curry plant | each
  thyme, lemon thyme
  rosemary, rosemary needle
  sage, sage leaf
  oregano, dried oregano, marjoram = sweet marjoram = dried marjoram | dry each
  dried herb, (dried mixed|Italian) herb, mixed herbs, Italian seasoning, herbes de Provence, fines herbes, herb mix,
      herb blend, Provençal herb, poultry seasoning, Italian herb seasoning, herb de Provence | dry ?celery
    bouquet garni | ?celery
  bay leaf, bay, bay laurel, laurel leaf | dry
  curry leaf, lime leaf == makrut lime leaf == kaffir lime leaf == makrut leaf = kaffir lime == makrut lime,
      fig leaf | each
spice, baking spice
  cumin, cumin (seed|powder), jeera, comino | dry
  coriander seed, ground coriander, coriander powder | dry
  turmeric == turmeric powder, haldi | dry
  paprika, (sweet|Hungarian) paprika, sweet Hungarian paprika | dry
    smoked paprika == pimentón, smoky paprika, pimentón de la vera
  chilli powder, chili powder, chile powder, (Kashmiri|ancho|chipotle|Kashmiri red) (chilli|chili|chile) powder,
      cayenne pepper == cayenne, (hot pepper|Aleppo|chipotle) flake,
      chilli flake == red pepper flake == chili flake == red chilli flake == crushed red pepper == crushed chilli == chile flake,
      Aleppo pepper, pul biber, ground chilli, gochugaru, Urfa biber, chilli thread, Urfa pepper, ground red pepper,
      piment d'Espelette, Espelette pepper, silk chilli, isot | dry
  cinnamon, cinnamon powder, cassia, Ceylon cinnamon | dry
    ~ cinnamon stick, cinnamon (bark|quill), stick of cinnamon, cassia bark | from
    ~ cinnamon sugar
  nutmeg, whole nutmeg, mace, blade of mace,
      noix de muscade = nuez moscada = noz moscada, kola nut = cola nut | dry each
  allspice, allspice berry, pimento berry, Jamaican pepper | dry
  mixed spice, pumpkin (pie spice|spice), gingerbread spice, apple pie spice, pudding spice, speculoos spice,
      chai spice, quatre épices, lebkuchen spice, pumpkin pie spice mix | dry
  ground ginger, ginger powder, dried ginger, powdered ginger, dry ginger | dry
  clove, clove powder | dry
  cardamom, cardamom (pod|seed|powder) | dry
  star anise, anise, aniseed, anise seed | dry
  saffron == saffron thread == saffron strand, safflower, saffron powder | dry
  vanilla, vanilla (extract|essence|paste|powder|flavouring|bean paste|seed), vanilla pod == vanilla bean,
      Madagascan vanilla, vanilla sugar, seeds from vanilla pod, vanilla flavoring | dry
  fennel pollen, fenugreek = methi, (fenugreek|methi) (seed|powder), dried fenugreek leaf, kasuri methi,
      ajwain == ajwain seed == carom seed, ajwain powder, annatto = achiote = E160b, annatto (seed|powder), dill seed,
      anardana = anardana powder, mahlab, dried pomegranate seed, achiote paste, achiote powder, galangal powder,
      mastic, kokum, dried orange peel, long pepper, wattleseed | dry ?mustard each
  asafoetida == hing == asafetida, compounded (asafoetida|asafetida|hing) | dry ?gluten ?mustard
  fennel seed = ground fennel, caraway seed == caraway, sumac, grains of paradise, juniper berry == juniper,
      nigella seed == kalonji == black onion seed = onion seed | dry -mustard each
  Sichuan pepper == Szechuan pepper, (Sichuan|Szechuan) (peppercorn|pepper), Sansho, sansho pepper | dry
  pepper, black pepper, peppercorn, mill of pepper | dry
    lemon pepper, lemon pepper seasoning | ?celery
  salt, (sea|table|rock|Maldon|Himalayan|iodised|iodized|Himalayan pink|celtic|pickling|curing) salt, sea salt flake,
      Maldon, fleur de sel, kala namak, Prague powder, Lo Salt, nitrite salt | dry
    seasoned salt, (garlic|herb|onion) salt, Herbamare, Lawry's seasoned salt, vegetable salt | ?celery ?mustard
      Old Bay, Old Bay seasoning | +celery +mustard
      Aromat | +celery ?milk ?gluten ?soya
  curry powder, (madras|Jamaican|Sri Lankan|Malaysian|Caribbean) curry powder, madras powder, vadouvan, curry spice,
      (curry|tikka) spice mix, sambar powder, rasam powder, xacuti | dry ?mustard ?celery
  garam masala == garam masala powder, (chaat|chana|tandoori|biryani|chat|kitchen king|chicken|meat|fish) masala, masala powder,
      tandoori (spice|powder|spice mix), tandoori masala powder | dry ?mustard ?celery each
    panch phoron, panch phoran, panch puran | +mustard
  five spice == five spice powder == Chinese five spice == Chinese five spice powder, 5 spice, five spice mix | dry
  Cajun seasoning, Cajun (spice|spice mix|blend), Creole seasoning,
      (taco|fajita|jerk|chicken|steak|burrito|chilli|chili|fish|BBQ|barbecue|Tex Mex|blackened|piri piri|Mexican|chipotle|burger|peri peri|Tony Chachere's|Mrs Dash|Montreal steak|Greek|adobo|Jamaican jerk|blackening|rotisserie|pork) seasoning,
      (taco|fajita|jerk|shawarma|BBQ|barbecue|Mexican|gyros|Cajun|harissa|kebab|Moroccan|chilli|falafel) (spice|spice mix|rub|mix|spice blend|seasoning mix),
      (taco|fajita|chilli|chili) kit, Old El Paso fajita mix, Goya adobo, Sazón, adobo, Slap Ya Mama,
      ranch seasoning mix, shawarma seasoning, spice rub, dry rub,
      steak spice | ?celery ?mustard ?gluten ?milk ?soya dry
    ranch seasoning | +milk
    jerk paste, jerk marinade | ?soya
  baharat, berbere, advieh, seven spice, Lebanese seven spice, hawaij, chermoula spice, ras-el-hanout,
      Arabic seven spice, pilpelchuma | dry ?sesame ?nuts ?celery ?mustard each
    dukka | +sesame +nuts
    za'atar, zatar, za'atar spice mix | +sesame
  garlic powder == garlic granule == granulated garlic, dried garlic, garlic flake | dry
  onion powder == onion granule, granulated onion, dried onion, minced onion, onion flake, onion soup mix powder | dry
  mustard powder == dry mustard == ground mustard, mustard seed, Colman's mustard powder,
      (yellow|black|brown) mustard seed, mustard flour, Colman's | +mustard dry
  MSG == monosodium glutamate, Accent, Ajinomoto, flavour enhancer, E621
  liquid smoke
  nutritional yeast, nooch, yeast flake, nutritional yeast flake, Engevita
  citric acid, ascorbic acid, sour salt, vitamin c powder, vitamin c
  food colouring, food (coloring|color|colour|dye), gel food (colouring|coloring), carotene, beta carotene
    natural colouring, (red|pink|natural) food (colouring|coloring|dye|colour|color), (red|pink) colouring, (red|pink) (paste|gel) | ?animal
    cochineal, carmine, carminic acid, crimson lake, (E|E )120 | +animal +unkosher
[additives of animals, which a label may name by their numbers]
  shellac, (confectioner's|resinous) glaze, glazing agent, (E|E )904 | ?animal
  lanolin, (E|E )913 | +animal
  L-cysteine, cysteine, (E|E )920, (E|E )921, (E|E )910 | ?animal
  beeswax, (E|E )901, propolis | +honey
  (E|E )542, bone phosphate, (E|E )441 | +gelatine
  (E|E )1105 | +eggs
  lactitol, (E|E )966 | +milk
  (E|E )322 | ?eggs ?soya
  (E|E )(422|430|431|432|433|434|435|436|442|470|471|472|473|474|475|476|477|479b|481|482|483|491|492|493|494|495|570|572|585|627|631|635|640),
      E(470|472)(a|b|c|d|e|f), glycerol, stearic acid, magnesium stearate, mono and diglyceride, monoglyceride,
      diglyceride, mono and diglycerides of fatty acids, disodium inosinate, lipase, pepsin | ?meat ?pork
`;
