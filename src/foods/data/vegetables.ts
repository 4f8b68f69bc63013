/** Vegetables, mushrooms, seaweed and pickles. Notation: ../README.md. */
export const VEGETABLES = `
vegetable, veg, mixed vegetable,
    (stir fry|frozen|frozen mixed|roasted|root|leftover|winter|spring|summer|stewing|chargrilled|cooked) vegetable,
    stir fry (veg|mix), veggie, vegetable mix, casserole vegetable, crudité
  mirepoix, soffritto mix, soffritto, sofrito, suppengrün, soup vegetable,
      holy trinity | +celery
  onion, (Vidalia|Maui|Bermuda) onion, yellow onion == brown onion
    red onion, purple onion
    shallot, banana shallot, echalion
    pearl onion, (silverskin|baby|button|pickling) onion, cipollini
    ~ pickled onion, pickled red onion, silverskin pickled onion, pickled shallot, cocktail onion
    ~ crispy onion, fried onion, crispy shallot, fried shallot, onion ring, birista | ?gluten
    ~ caramelised onion, caramelized onion, caramelised red onion
  spring onion == scallion == green onion == salad onion, Welsh onion, calçot, syboe
  leek
  garlic, garlic (clove|bulb|head|pulp|purée|paste), clove of garlic, clove garlic, head of garlic, wild garlic clove,
      elephant garlic, Lazy Garlic, jarlic
    black garlic
    ~ pickled garlic, garlic confit
    ~ green garlic, wild garlic, ramson, ramp, garlic scape, garlic chive, wild garlic leaf | from
  ginger, ginger root, ginger paste, ginger purée, ginger garlic paste, garlic ginger paste
    galangal, fresh turmeric, turmeric root
    ~ pickled ginger, sushi ginger, gari
  chilli == chili == chile == chilli pepper == chili pepper == chile pepper,
      (red|green|bird's eye|serrano|fresno|Kashmiri|poblano|ancho|chipotle|habanero|Scotch bonnet|guajillo|arbol|pasilla|ghost|Anaheim|hatch|bullet) (chilli|chili|chile),
      serrano pepper, bird's eye, Lazy Chilli
    jalapeño, jalapeño pepper
    Scotch bonnet, habanero, habanero pepper, Scotch bonnet pepper, ghost pepper
    poblano = poblano pepper, (ancho|Anaheim|banana|cubanelle|hatch|shishito|pasilla|Hungarian wax) pepper,
        ancho, padron pepper, padrón, guajillo, pasilla, shishito, pepperoncini, peperoncini, peperoncino,
        pepperoncino, guindilla, calabrian chilli, banana peppers | each
    ~ chipotle, chipotle in adobo, chipotle chilli, chipotle pepper, chipotle paste, chipotle in adobo sauce,
        chipotle pepper in adobo, chipotle peppers in adobo sauce
  lemongrass, lemon grass, lemongrass paste
  potato,
      (baking|russet|Maris Piper|King Edward|Idaho|Yukon Gold|almond|maincrop|mashing|all rounder|Rooster|cooked|gold) potato,
      Maris Piper, King Edward, spud, tattie, mandelpotatis, Yukon Gold, Desirée
    new potato, (baby|fingerling|salad|Charlotte|ratte|small|tiny|petite|miniature) potato, Jersey Royal
    ~ potato wedge, potato waffle, rosti, potato rosti, potato cake, potato skin,
        potato croquette | ?gluten ?milk
    ~ hash brown, tater tot | ?gluten ?milk
    = roast potato, boiled potato, baked potato, jacket potato
    ~ oven chip, fries, (potato|waffle|curly|sweet potato|steak|shoestring|frozen|skinny|crinkle cut) fries,
        chunky chip, frozen chip, thick cut chip | ?gluten
    ~ mashed potato, mash, potato flake, creamed potato, leftover mash | ?milk from
  sweet potato, sweet potato wedge, orange sweet potato, kumara
    ~ yam | from
    taro = eddoe = dasheen, cassava = yuca = manioc, cocoyam, malanga, oca | each
  carrot, (heritage|Chantenay|heirloom) carrot
  parsnip
  swede == rutabaga == neep, turnip, kohlrabi | each
  celeriac == celery root | +celery
    celeriac remoulade | +eggs +mustard
  beetroot == beet, (cooked|candied) (beetroot|beet), Chioggia
    ~ pickled beetroot, pickled beet
  radish, (watermelon|Easter egg) radish
    daikon == mooli == daikon radish == white radish
  Jerusalem artichoke == sunchoke, salsify, burdock = gobo, jicama, lotus root, water chestnut, canned water chestnut,
      bamboo shoot, heart of palm = palm heart, scorzonera | each
  celery, celery (stick|stalk|rib|heart|leaf|extract|juice),
      bunch celery | +celery
    ~ celery salt, celery powder
    ~ celery seed
  fennel, fennel bulb, Florence fennel
  broccoli, broccoli (floret|tree)
    tenderstem broccoli == tenderstem == broccolini, purple sprouting broccoli, broccoli rabe, rapini, cime di rapa,
        friarielli, kalettes
    Chinese broccoli, gai lan, kai lan
  cauliflower, cauliflower steak, cauli, romanesco
    ~ cauliflower rice, riced cauliflower, cauli rice, cauliflower (couscous|mash|crust),
        (broccoli|cauli) couscous | from
  cabbage, (white|spring|conical) cabbage, hispi cabbage == hispi == sweetheart cabbage == pointed cabbage,
      savoy cabbage == savoy, January King
    red cabbage, purple cabbage
    Chinese cabbage == Chinese leaf == napa cabbage == wombok == nappa cabbage, napa
    ~ sauerkraut
    ~ kimchi | ?fish ?crustaceans ?molluscs ?soya ?gluten
      vegan kimchi | -fish -crustaceans -molluscs
    ~ coleslaw mix, slaw mix, broccoli slaw, coleslaw vegetable
    ~ coleslaw, slaw | +eggs ?mustard ?milk dish
  Brussels sprout, Brussel sprout, sprouts, brussels
  pak choi == bok choy == pak choy == bok choi, choy sum, tatsoi, yu choy, mizuna, tat soi
    mustard green, mustard leaf, mustard greens, mustard cress, gai choy, takana, zha cai | ?mustard
  kale, curly kale, lacinato kale == Tuscan kale == black kale
    cavolo nero
    ~ kale crisp, kale crisps, kale chip
  chard == silverbeet == Swiss chard, spring greens = greens, collard greens = collard, beet greens, turnip greens,
      dandelion greens, leafy greens, callaloo, sea beet, nettle, purslane, sorrel leaf, Swiss chard leaf,
      dark leafy greens | each
  spinach, (frozen|water) spinach, morning glory, kangkong
    ~ creamed spinach | +milk
  lettuce, (butterhead|Boston|bibb|oak leaf|butter|Batavia) lettuce, lettuce leaf, lollo rosso, butterhead
    romaine == romaine lettuce == cos lettuce == cos, romaine heart
    iceberg
    little gem, gem lettuce, baby gem
  salad leaf, mixed leaf, (mixed|bagged|green|side|Italian) salad, baby leaf, mesclun, mixed greens,
      salad greens, spring mix, baby greens, salad mix, salad bag, leaf salad, bag of salad, frisée, mâche,
      spring greens mix, micro greens, microgreen, pea shoot, cress, salad cress, alfalfa sprout, sprouting seed,
      broccoli sprout
    rocket == arugula == rucola == roquette, rocket leaf
    watercress
    lamb's lettuce == corn salad
    chicory == Belgian endive == witloof, endive, radicchio, curly endive, escarole, treviso
  cucumber, (Lebanese|ridge|Armenian) cucumber, cuke
    ~ gherkin, dill pickle, pickle, cornichon, pickled cucumber,
        dill pickle chip | ?mustard ?sulphites
      bread and butter pickle | ?celery
  tomato, (plum|vine|beef|beefsteak|salad|Roma|heirloom|heritage|green|vine ripened|Campari) tomato,
      tomatoes on the vine, San Marzano, toms
    cherry tomato, cherry tomatoes on the vine, (grape|cherry plum|baby plum|baby|cherry vine|piccolo|cocktail|mini) tomato,
        vine cherry tomato, pomodorini, datterini
    ~ tinned tomato, canned tomato,
        (chopped|crushed|diced|fire roasted|stewed|tinned plum|canned plum|peeled plum|Mutti|canned whole) tomato,
        can of tomato, polpa, Ro-Tel, Rotel, tomato pulp, whole peeled tomato | from
      passata == sieved tomato == strained tomato == tomato passata, tomato coulis
    ~ tomato purée, tomato paste, tomato concentrate, double concentrate, sun dried tomato paste,
        sundried tomato puree, tomate concentrate
    ~ sun dried tomato, sundried tomato, dried tomato, sunblush tomato | ?sulphites
    ~ tomato juice | ?celery
      V8, V8 juice | +celery
    ~ tomato powder
  bell pepper == capsicum, peppers, bell peppers,
      (red|green|yellow|orange|sweet|romano|mixed|pointed|Ramiro|mini sweet|capsicum|stuffed|frozen) (pepper|peppers),
      (red|green|yellow|orange|mixed) bell (pepper|peppers), green capsicum, large pepper
    ~ roasted pepper, roasted red pepper,
        (roasted|jarred|chargrilled|roast|grilled|flame roasted|jarred roasted|piquillo|marinated|pickled|preserved) (pepper|peppers),
        roasted red peppers, roasted red bell pepper, piquillo, pimiento, pimento, Peppadew, peppadew pepper,
        antipasti peppers
    pepper tricolore
  courgette == zucchini, summer squash, yellow squash, marrow, pattypan, pattypan squash, patty pan squash,
      scallop squash, chayote
  aubergine == eggplant == brinjal, egg plant, garden egg, (Japanese|globe) (eggplant|aubergine), baingan, melanzane
    ~ aubergine caviar, chargrilled aubergine
  squash, butternut squash == butternut == butternut pumpkin,
      (acorn|onion|buttercup|spaghetti|winter|hubbard|honeynut) squash, kabocha, red kuri, Hokkaido, Crown Prince,
      delicata
    pumpkin, pumpkin flesh, sugar pumpkin, pie pumpkin, (cheese|Long Island cheese|peanut) pumpkin, peanut squash
    ~ pumpkin purée, canned pumpkin, Libby's pumpkin, tinned pumpkin, pureed pumpkin, Libby's
  pea, (green|frozen|petit|marrowfat|frozen garden|sweet) pea, petits pois, Birds Eye pea
    mangetout == snow pea, mange tout, sugar snap pea == sugar snap, snap pea, sugarsnap, sugar pea
    ~ pea protein, pea protein powder, pea protein isolate
    ~ wasabi pea | ?mustard ?gluten ?soya
  green bean == French bean == string bean,
      (fine|runner|haricot vert|wax|flat|Kenyan|dwarf|yellow|long|snake|yardlong) bean, haricots verts
  broad bean == fava bean, frozen broad bean, fava, ful
  sweetcorn == corn, corn (kernel|niblet), corn cob, corn on the cob, Green Giant,
      (frozen|creamed|cream style|sweet) (corn|sweetcorn), maize, sweetcorn kernel, elote
    baby corn, baby sweetcorn
    ~ creamed corn, cream corn, cream style corn | ?milk
  tomatillo
  celtuce
  okra, lady's fingers, bhindi, ladyfinger okra
  asparagus, asparagus spear, green asparagus, white asparagus
  artichoke, globe artichoke, artichoke heart, (chargrilled|grilled) (artichoke|artichoke heart)
  bean sprout == beansprout == mung bean sprout, mung sprout
  plantain, breadfruit, green banana, jackfruit, young green jackfruit, banana blossom, banana leaf, pandan,
      bitter melon, bitter gourd, winter melon, bottle gourd, karela, moringa, moringa powder, nopales, cactus,
      drumstick vegetable | each
  horseradish
  mushroom, (button|field|flat|bella) mushroom,
      chestnut mushroom == cremini mushroom == crimini mushroom == cremini == baby bella mushroom == swiss brown mushroom,
      champignon, baby bella, mushroom cap
    saffron milk cap, milk cap
    portobello mushroom == portobello == portabella mushroom, portabella, portobellini, portabello
    shiitake, shiitake mushroom, shitake
    oyster mushroom, honey mushroom,
        (king oyster|enoki|shimeji|maitake|beech|wood ear|straw|exotic|Asian|trumpet|king trumpet|lion's mane|cloud ear|mixed|hen of the woods|king brown|snow|hedgehog) mushroom,
        king oyster, enoki, shimeji, maitake, wood ear, chicken of the woods, hen of the woods, lion's mane,
        wood ear fungus, enokitake, nameko, lobster mushroom, beefsteak mushroom, black fungus | each
    porcini, (porcini|chanterelle|morel|girolle|cep|wild|foraged) mushroom, chanterelle, morel, girolle, cep,
        puffball | each
    ~ dried mushroom, dried (porcini|wild mushroom|porcini mushroom), mushroom powder
  truffle, truffle paste
  avocado, avocado pear, hass avocado, avocado half, avo, haas avocado
  olive, (black|Kalamata|pimento stuffed|Manzanilla|niçoise) olive, Kalamata, Nocellara, Castelvetrano
    ~ tapenade, olive paste | ?fish ?sulphites
    ~ olive brine
    anchovy stuffed olive | +fish
  caper, nonpareil caper, caperberry, caper berry
  seaweed = seaweed sheet, nori = nori sheet = gim = laver, kombu = kelp, wakame, dulse, hijiki, arame, sea lettuce,
      sushi nori, kelp powder, sea vegetable, aonori, agar seaweed, laverbread | each
    samphire, sea fennel, marsh samphire
  pickled vegetable, giardiniera, mixed pickle, pickled radish, pickled daikon, takuan, antipasti, antipasto,
      pickled cabbage, pickled carrot | ?mustard ?celery ?sulphites
  piccalilli | +mustard ?gluten ?celery ?sulphites
  vine leaf, grape leaf, dolma, dolmades
  aloe vera, rhubarb chard, hominy corn
  vegetable powder, beetroot powder, spinach powder, spirulina, spirulina powder, chlorella,
      wheatgrass alternative
    wheatgrass, barley grass, wheatgrass powder | ?gluten
`;
