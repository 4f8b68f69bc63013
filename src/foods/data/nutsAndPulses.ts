/** Nuts, seeds, pulses and soya products. Notation: ../README.md. */
export const NUTS_AND_PULSES = `
nut, (roasted|tree|raw) nut, nut (mix|meat|piece|crumb), bar nut, nut medley | +nuts ?peanuts
  trail mix, fruit and nut mix, nuts and raisins, Studentenfutter | ?nuts ?peanuts ?sulphites ?gluten ?milk ?soya
  almond, (slivered|roasted|Marcona) almond, almond nib | -peanuts
    ~ ground almond == almond meal, almond (powder|flour), (poudre|farine) d'amande, farina di mandorle,
        harina de almendra | from
    ~ marzipan, almond paste, frangipane, frangipan, almond essence paste, amaretto paste, macaroon mix,
        ricciarelli | ?eggs ?milk ?gluten
    ~ macaron | +eggs ?milk ?soya
    ~ amaretti, amaretti biscuit, amaretti cookie | +eggs ?gluten ?milk
    ~ almond extract, almond essence, almond flavouring, almond flavoring | -nuts ?nuts
  cashew, cashew nut, (roasted|raw) cashew | -peanuts
  walnut, walnut half, candied walnut | -peanuts
  pecan == pecan nut, pecan half, candied pecan | -peanuts
  hazelnut, filbert, cobnut, Kentish cobnut, hazel nut | -peanuts
  pistachio, pistachio (nut|kernel|nib), slivered pistachio | -peanuts
    ~ pistachio cream, pistachio paste, pistachio spread | ?milk
  Brazil nut, brazil | -peanuts
  macadamia, macadamia nut, Queensland nut | -peanuts
  ~ praline, praline paste, nougat, gianduja, nougatine, gianduia, torrone, turrón, hazelnut praline,
      noisette paste, krokant | ?eggs ?milk ?soya -peanuts
  Ferrero Rocher, rocher | +milk +gluten ?soya -peanuts
  ~ nut butter, (hazelnut|walnut|pecan|pistachio|macadamia) butter, (smooth|crunchy) almond butter
    almond butter | -peanuts
    cashew butter | -peanuts
  ~ dukkah, duqqa | +sesame
  ~ mixed nuts and seeds, nuts and seeds | ?sesame
pine nut == pine kernel == pinenut, pignoli, pinon, cedar nut | +nutlike
chestnut, cooked chestnut, chestnut purée, marron glacé, chestnut spread, crème de marrons | +nutlike
tiger nut, tigernut, chufa
candlenut, kemiri, kukui nut, betel nut, ginkgo nut, gingko nut, lotus seed, gingko | +nutlike ?nuts
soy nut | +soya
corn nut
peanut, groundnut, monkey nut,
    (roasted|dry roasted|raw|honey roasted|redskin|roast|roasted salted|boiled) peanut, goober, earthnut, beer nut,
    peanut (kernel|piece|crumb), arachide, arachis, roasted unsalted peanut | +peanuts
  ~ peanut butter, Skippy, Jif, Pip & Nut, Whole Earth, SunPat, Sun-Pat, peanut paste, peanut spread,
      Meridian peanut butter, Reese's peanut butter, PB, beurre (de cacahuète|d'arachide),
      burro (di arachidi|d'arachidi), manteiga de amendoim, (mantequilla|crema) de cacahuete, Erdnussbutter
  ~ satay sauce, peanut sauce, (satay|gado gado) (sauce|paste|dressing),
      peanut (dressing|dipping sauce) | +peanuts ?soya ?crustaceans ?fish ?gluten
  pea nut, ground nut | ?nuts
  ~ peanut brittle
  Snickers, Snickers bar | +milk +eggs ?soya
  ~ Reese's, peanut butter cup, Butterfinger, peanut M&M, Reese's peanut butter cup, Baby Ruth, peanut butter chip,
      Nutter Butter | +milk ?soya
seed | unclear
  mixed seed, (omega|salad|toasted) seed, seed mix, seed blend | ?sesame
  sunflower seed, sunflower (kernel|butter), sunflower seed butter, SunButter, seed butter
  pumpkin seed == pepita, pumpkin seed butter
  sesame seed, sesame, (white|black) sesame seed, black sesame, benne seed, gingelly, til seed, goma, gomasio,
      gomashio, simsim | +sesame
    ~ tahini == tahini paste, (light|dark) tahini, tahina, sesame (paste|butter), tahin, white tahini, neri goma,
        tahini sauce, tahini dressing
    ~ (sunflower|sunflower seed|pumpkin seed) tahini | -sesame ?sesame
    ~ halva, halwa, halvah, halawa, tahini halva, sesame halva | ?nuts
    carrot halwa, gajar halwa | -sesame +milk ?nuts
    ~ furikake, shichimi togarashi, togarashi, shichimi, everything bagel seasoning, everything seasoning,
        everything but the bagel seasoning, bagel seasoning | ?fish ?soya ?gluten
    ~ sesame brittle, sesame snap, sesame bar
  chia seed, chia
  flaxseed == flax seed == linseed, flax, flax egg mix
  poppy seed, poppyseed
  hemp seed, hemp heart, hemp, hemp protein
  basil seed, watermelon seed, melon seed, egusi, egusi seed, psyllium, psyllium husk, psyllium husk powder,
      psyllium powder, whole psyllium husk | each
pulse, legume, bean and lentil mix, soup pulse
  soup mix, broth mix, country soup mix | +gluten ?celery
  bean, (dried|cooked|salad) bean, bean (salad|mix), dense bean
    kidney bean == red kidney bean, (dried|cooked) kidney bean, red bean, rajma
    black bean == black turtle bean == turtle bean, (dried|cooked) black bean
    cannellini bean == cannellini == white kidney bean, white bean, haricot, haricot bean == navy bean,
        (great northern|white kidney|coco|Tuscan) bean, flageolet
      butter bean == lima bean, butterbean, judion, gigantes, gigandes
    pinto bean, roman bean, cranberry bean == borlotti == borlotti bean, pinto
    black eyed bean, (black eyed|blackeye|black eye) (pea|bean), pigeon pea, gungo pea, cowpea, gandule, field pea
    adzuki bean == aduki bean = azuki bean = adzuki = aduki, mung bean = moong bean = whole moong, red bean paste,
        anko, lablab | each
    chickpea == garbanzo bean == garbanzo, chick pea, (dried|cooked) chickpea, chana, kala chana, channa, ceci
      ~ aquafaba, chickpea water, chickpea brine, liquid from a can of chickpeas
  lentil, dried lentil, masoor
    green lentil, (brown|black|beluga|speckled) lentil, puy lentil == French lentil, puy
    red lentil, red split lentil, masoor dal, orange lentil, yellow lentil
    = cooked lentil, tinned lentil, canned lentil, lentil pouch, ready to eat lentil,
        (cooked|tinned|canned|precooked|pouch) (puy|green|brown|beluga) lentil, microwave lentil | from
  split pea = yellow split pea = green split pea = dried pea = dried split pea = pease pudding,
      chana dal = split chickpea, moong dal == mung dal = split mung bean, dal == dhal == daal, urad dal == urid dal,
      toor dal == tur dal = tuvar dal, whole urad | each
  ~ baked bean, baked beans in tomato sauce, beans in tomato sauce, Heinz beans, Heinz baked beans,
      Bush's baked beans, Heinz Beanz, Boston baked bean | ?gluten
    pork and beans | +pork
  ~ refried bean | ?pork
  ~ hummus, houmous, humus, (red pepper|plain|lemon|caramelised onion) (hummus|houmous), hommus, houmus,
      hoummos | +sesame
  ~ falafel | ?gluten ?sesame
  ~ poppadom, papadum, papad, poppadum, pappadam, pappadum
soya, soy, soya protein, soy protein, soya protein isolate, soy protein isolate, soya isolate,
    hydrolysed soya protein, soya fibre, okara, kinako, soy protein concentrate | +soya
  soya bean, soy bean, soybean, soyabean, fermented soya bean, roasted soya bean, black soybean
    edamame == edamame bean, mukimame
    fermented black bean, douchi, preserved black bean, salted black bean | ?gluten
    natto, doubanjiang == toban djan == fermented bean paste = toban jiang = Pixian doubanjiang,
        (broad|spicy|hot) bean paste, (chilli|chili) bean (paste|sauce), yellow bean sauce,
        doenjang = soybean paste = soya bean paste = fermented soybean paste, yellow bean paste, sweet bean sauce,
        tianmian sauce, chunjang, black bean paste sauce | ?gluten each
    ssamjang | ?gluten ?sesame
  tofu == bean curd,
      (smoked|plain|marinated|fried|super firm|frozen|block of|block|Cauldron|naturally smoked|fermented) tofu,
      beancurd, tofu (puff|block|cube), tau kwa, dried bean curd, aburaage, inari pocket, tofu scramble, abura age,
      tofu pouch
    ~ chickpea tofu, Burmese tofu, Shan tofu | -soya
    ~ silken tofu, Mori-Nu | from
    yuba, bean curd skin, bean curd stick, beancurd stick, bean curd sheet
  tempeh, tempe | ?gluten
  soya mince chunk, soya nugget, textured soya, Nutrela, soya nut
  soya lecithin, soy lecithin, E322 soya
lecithin, emulsifier | ?soya ?eggs
  sunflower lecithin, rapeseed lecithin | -soya -eggs
  egg lecithin | +eggs
`;
