/** Grains, flours, bread, pasta and noodles. Notation: ../README.md. */
export const GRAINS = `
gluten, cereal containing gluten | +gluten
  wheat, wheat (berry|germ|bran|starch|protein|gluten|grain|fibre|fiber), wheatberry, wheatgerm, wholewheat,
      durum wheat, durum, einkorn, emmer, Kamut, khorasan, khorasan wheat, whole wheat, triticale,
      hydrolysed wheat protein, bran, wheat flake
    spelt, pearled spelt
    farro, freekeh = frikeh = green wheat | each
    bulgur == bulghur == burghul == bulgur wheat == bulgar wheat, cracked wheat, pourgouri
    couscous, cous cous, whole wheat couscous, pearl couscous == Israeli couscous == ptitim == giant couscous,
        fregola, moghrabieh, maftoul
    semolina, semola, rava, sooji, suji, semolina flour, cream of wheat, farina, farina porridge
    seitan, vital wheat gluten, wheat meat, setan | ?soya
  barley, pearl barley, pearled barley, barley couscous
  rye, rye berry
  oat, (porridge|old fashioned|steel cut|pinhead) oat, oatmeal, porridge, Quaker oat, oat bran, oat groat, oat fibre
  malt, malt extract, barley malt, malt syrup, malt powder, barley syrup, malted barley, diastatic malt powder,
      malt flour
    Ovaltine, Milo | +milk
flour, (wheat|cake|pastry|sponge) flour, plain flour == all purpose flour == AP flour, Type 405, Type 550 | +gluten
  ~ wholemeal flour, (whole wheat|wholewheat|wholegrain|brown|graham|chapati|chapatti) flour, atta, maida | from
  ~ self raising flour == self rising flour, self raising, self rising, SR flour | from
  ~ bread flour == strong flour == strong bread flour == strong white flour == strong white bread flour == white bread flour,
      strong (wholemeal|wholemeal bread) flour, tipo 00, 00 flour, double zero flour, pizza flour, manitoba flour,
      high gluten flour | from
  ~ spelt flour, rye flour, barley flour, malted flour, malthouse flour, granary flour, einkorn flour, kamut flour,
      oat flour | from each
  ~ flour mix, bread mix, cake mix, pancake mix, pizza dough mix, baking mix, Bisquick, muffin mix, brownie mix,
      chocolate cake mix, batter mix, scone mix, cornbread mix, Jiffy mix, waffle mix,
      cookie mix | ?milk ?eggs ?soya ?lupin each
  seasoned flour
[flours without wheat]
  rice flour, brown rice flour, ground rice, rice starch, rice powder, farine de riz, farina di riso, harina de arroz,
      farinha de arroz, Reismehl
    ~ glutinous rice flour, sweet rice flour, mochiko, glutinous rice powder | from
  gluten free flour, (plain|self raising|all purpose) gluten free flour,
      gluten free (flour blend|baking flour|flour mix|plain flour|self raising flour|all purpose flour|bread flour),
      gluten free 1 to 1 flour, Doves Farm gluten free flour | ?lupin
  cornflour == cornstarch == corn starch, corn starch, maize starch, cornstarch slurry, corn flour, Maizena
  maize flour, masa harina, masa, masa flour, maize meal, farine de maïs, farina di mais, harina de maíz, Maismehl
  masarepa, harina PAN, arepa flour
  potato starch == potato flour, tapioca = tapioca starch = tapioca flour, arrowroot, arrowroot powder,
      arrowroot starch, arrowroot flour, kuzu, tapioca pearl, sago, boba pearl, boba | each
  starch | unclear
  modified starch, modified maize starch, modified food starch | ?gluten
  buckwheat flour, sorghum flour, teff flour, millet flour, amaranth flour, quinoa flour,
      cassava flour = manioc flour = farofa = farinha de mandioca, tigernut flour = tiger nut flour, banana flour = green banana flour,
      plantain flour | each
  farine de sarrasin, farine de blé noir, blé noir, (grano|farina di grano) saraceno, trigo sarraceno, Buchweizenmehl
  gram flour == chickpea flour == besan == garbanzo flour == besan flour, (garbanzo bean|lentil|fava bean) flour,
      farine de pois chiche, farina di ceci, harina de garbanzo, Kichererbsenmehl
  soya flour, soy flour | +soya
  lupin flour, lupine flour, lupin, lupine, lupin seed, lupin flake, sweet lupin, lupin protein | +lupin
    lupini, lupini bean, lupin bean, lupine bean | ?sulphites
  coconut flour | +nutlike
  hazelnut flour, (walnut|pecan|pistachio|nut) flour, hazelnut meal, nut meal | +nuts
  chestnut flour, farine de châtaigne, farina di castagne | +nutlike
  peanut flour, peanut powder, PB2, powdered peanut butter | +peanuts
rice, (white|long grain|Uncle Ben's|Ben's Original|Carolina|plain|converted) rice,
    jasmine rice == Thai jasmine rice == Thai fragrant rice, jasmine | dry
  basmati rice, basmati, white basmati
  brown rice, (wholegrain|whole grain|brown basmati|red|black|forbidden|brown jasmine) rice
  wild rice, wild rice mix
  risotto rice,
      (arborio|carnaroli|paella|pudding|short grain|sushi|bomba|Calasparra|Japanese|Calrose|round grain) rice,
      arborio, carnaroli, vialone nano
  sticky rice == glutinous rice, sweet rice
  = cooked rice,
      (leftover|cold|day old|boiled|steamed|microwave|steamed white|precooked|cooked white|pouch) rice,
      microwave rice pouch, rice pouch, cooked basmati rice, cooked brown rice | from
  ~ puffed rice, crisped rice, poha, flattened rice, rice flake, rice bran
    Rice Krispies, rice cereal, Coco Pops, Rice Bubbles | +gluten
  ~ rice paper, rice paper (wrapper|sheet|roll), spring roll rice paper, summer roll wrapper
  ~ pilau rice, fried rice, special fried rice, pilaf, pilau, risotto, jollof rice, rice mix, Rice-A-Roni,
      savoury rice, Mexican rice, Spanish rice, golden vegetable rice | dish ?celery ?milk ?eggs ?gluten ?soya
  ~ rice pudding, Ambrosia, Müllerrice, ambrosia creamed rice, kheer | +milk dish
  ~ rice cake, rice cracker | ?soya ?gluten ?sesame
  ~ tteok, tteokbokki, Korean rice cake
  ~ mochi, rice dumpling
[other grains]
  quinoa, (tricolour|tri-colour|tri-color|royal|cooked|tricolor) quinoa
  buckwheat, sarrasin, blé noir, buckwheat groat, kasha, roasted buckwheat
  millet, amaranth, teff, sorghum, fonio, Job's tears, fox nut, makhana | each
  polenta, cornmeal, (yellow|stone ground) cornmeal, corn meal, grits, hominy grits
    ~ hominy, pozole corn
  mixed grain, grain pouch, ancient grain | ?gluten
  puffed corn, puffed quinoa
bread,
    (white|sandwich|crusty|farmhouse|country|soda|Irish soda|Hovis|Warburtons|Kingsmill|Wonder|Texas|malt|rustic|milk|potato) bread,
    loaf of bread, loaf, toast, toastie bread, crouton, bread cube, Texas toast,
    melba toast | +gluten ?lupin ?soya ?milk
  (whole wheat|wholewheat|wholegrain|whole grain|rye|50/50) bread, pumpernickel, wholemeal toast
  sourdough, sourdough bread, pain de campagne
  baguette, French (bread|stick|loaf), ciabatta, focaccia, bread stick loaf, Italian bread, Vienna bread, ficelle,
      garlic flatbread, pide | each
  brioche, panettone, hot cross bun, fruit loaf, teacake, raisin bread, stollen, Chelsea bun, cinnamon bun,
      cinnamon roll, fruit bread, iced bun, currant bun | +eggs +milk ?nuts ?sulphites ?sesame each
  challah | +eggs
  garlic bread | +milk
  low carb bread, protein bread, keto bread | ?eggs ?sesame ?nuts
  = bread roll, roll, crusty roll, ciabatta roll, burger bun == hamburger bun, bun,
      (brioche|sesame|slider|hot dog|hotdog|bread|potato|steamed|milk) (bun|roll), Kaiser roll, bap, barm,
      Hawaiian roll, hoagie, bao, torpedo roll, lobster roll bun | ?sesame ?eggs
    bagel, cinnamon raisin bagel
    (sesame|everything) bagel | +sesame
    English muffin, breakfast muffin
    soft pretzel, pretzel bun
  ~ breadcrumb, bread crumb, rusk, rusk crumb, zwieback, (fresh|white|panko|Italian) (breadcrumb|bread crumb), panko,
      crumb coating, Shake 'n Bake
  ~ stuffing, stuffing mix, sage and onion stuffing, Paxo, Stove Top | ?celery ?milk ?eggs ?nuts
  flatbread, flat bread, (Greek|Afghan|Lebanese|Armenian) (flatbread|flat bread|bread), lavash, barbari, markook
    pitta, pita, (pitta|pita) (bread|pocket), pitta chip, pita chip
    naan, naan bread, (garlic|peshwari) naan, nan bread, kulcha | ?milk ?eggs
    chapati, chapatti, roti, phulka
    paratha, roti canai
    tortilla, (flour|wheat) tortilla, (tortilla|flour) wrap, wrap, burrito wrap, Mission wrap,
        Old El Paso wrap, fajita wrap
    piadina, sandwich thin | each
    injera, dosa | -gluten ?gluten each
    matzo, matzah, matzoh, matzo meal, matzo ball mix, matzo cracker | ?eggs
  pizza base, pizza (crust|dough), naan pizza, puff pastry pizza base
  ~ communion wafer, wafer, ice cream cone, ice cream wafer, cone, sugar cone, waffle cone | ?milk
  ~ cracker, (water|butter|cheese|wheat|oyster|soda|table) cracker, Ritz, saltine, Tuc, TUC biscuit, Goldfish cracker,
      Cheez-It, Club cracker, Wheat Thin, Triscuit | ?milk ?sesame
    cream cracker, Jacob's, water biscuit | -milk
    ~ crispbread, Ryvita | from
    ~ breadstick, grissini, grissino | from
    oatcake, oat cake
corn tortilla, white corn tortilla, tostada, taco shell, tortillas de maiz, maize tortilla | ?gluten
gluten free bread,
    gluten free (loaf|toast|roll|wrap|bun|pitta|tortilla|breadcrumb|pizza base|crouton|bagel) | ?eggs ?milk ?soya ?lupin
pasta, (dried|penne|fusilli|rigatoni|macaroni|farfalle|wheat|durum|bow tie|bowtie|rotini|spaghetti|linguine) pasta,
    pasta (shell|shape|bow|twist|tube|quill|spiral), Barilla, De Cecco, soup pasta, alphabet pasta | +gluten ?eggs dry
  spaghetti, whole wheat spaghetti, spaghettini, spaghettoni, bucatini, capellini, angel hair, vermicelli pasta
  penne, penne rigate, mostaccioli
  fusilli, rotini, cavatappi, gemelli, trofie, casarecce | each
  macaroni, elbow macaroni, maccheroni, elbow pasta, ditalini
  linguine = linguini, tagliatelle, fettuccine = fettuccini, pappardelle, mafaldine, tagliolini | each
  farfalle, conchiglie, orecchiette, paccheri, cavatelli, campanelle, radiatore, large pasta shells, jumbo shell,
      jumbo pasta shell | each
  rigatoni, ziti, tortiglioni, cannelloni, cannelloni tube, manicotti | each
  orzo, risoni, acini di pepe, stelline, pastina, kritharaki
  ~ lasagne sheet, no boil lasagne sheet, lasagna (sheet|noodle), lasagne noodle, lasagne pasta | from
  egg pasta, dried egg pasta | +eggs
  ~ fresh pasta, fresh egg pasta,
      fresh (tagliatelle|linguine|spaghetti|pappardelle|lasagne|fettuccine|penne|lasagne sheet|lasagna sheet) | +eggs
    ravioli, tortellini, tortelloni, cappelletti, agnolotti, filled pasta, stuffed pasta, mezzelune,
        anolini | +milk ?pork ?celery ?nuts
  gnocchi, potato gnocchi, gnocchetti, fresh gnocchi | ?milk
  = cooked pasta, leftover (pasta|spaghetti), cooked (spaghetti|penne|macaroni), boiled pasta, cold pasta | from
  gluten free (pasta|fusilli|penne|spaghetti|macaroni|lasagne|lasagna|noodle|linguine|tagliatelle) | -gluten ?soya
    (lentil|chickpea|corn|rice|red lentil|pea|black bean|quinoa|maize) (pasta|fusilli|penne|spaghetti|macaroni),
        Banza | -eggs -soya
noodle, (stir fry|straight to wok|dried) noodle | ?gluten ?eggs dry
  egg noodle, dried egg noodle, Hong Kong noodle, lo mein, chow mein, wonton noodle, lokshen | +gluten +eggs
    spaetzle, spätzle | ?milk
  rice noodle, (flat|brown|dried|pad Thai) rice noodle, rice stick,
      rice vermicelli == rice vermicelli noodle == vermicelli rice noodle, ho fun, pho noodle, rice stick noodle,
      banh pho, flat noodle, mei fun, maifun | -gluten -eggs
    vermicelli, vermicelli noodle | ?gluten
  udon, udon noodle, fresh udon, wheat noodle, somen, somen noodle, Shanghai wheat noodle, jjajang noodle,
      Shanghai noodle, hand pulled noodle, lamian, knife cut noodle, wholewheat noodle | +gluten -eggs each
  ramen, ramen noodle, Indomie, Shin Ramyun, Maggi noodle, Maruchan, Cup Noodles, Pot Noodle,
      Super Noodles, instant noodle packet | +gluten ?soya ?celery ?milk ?sesame
  soba, soba noodle, buckwheat noodle | +gluten -eggs
    100% buckwheat soba, pure buckwheat soba | ?gluten
  glass noodle == cellophane noodle == bean thread noodle == mung bean noodle, bean thread, sweet potato noodle,
      bean vermicelli, dangmyeon, bean thread vermicelli, mung bean vermicelli, shirataki, shirataki noodle,
      konjac noodle, konjac, kelp noodle, sweet potato starch noodle, konnyaku | -gluten -eggs
  courgetti, zoodle, courgette noodle, zucchini noodle, vegetable noodle, spiralised courgette, butternut noodle,
      boodle, spiralized zucchini, (courgette|zucchini|carrot|cucumber|celeriac|vegetable) (spaghetti|tagliatelle|ribbon) | -gluten -eggs
wrapper, (wonton|dumpling|gyoza|potsticker|egg roll|spring roll|lumpia) (wrapper|skin|pastry|sheet) | +gluten ?eggs
  gyoza, dumpling, potsticker, pierogi, momo, dim sum, jiaozi, mandu, wontons, shumai, siu mai, bao dumpling,
      varenyky | ?eggs ?soya ?sesame ?pork ?crustaceans ?meat dish
cereal, bran cereal, bran flake, Wheaties, Life cereal, Kellogg's, Golden Grahams, Cap'n Crunch, Lucky Charms,
    Frosties, Oatibix, Sugar Puffs, wheat biscuit cereal, malted wheat cereal | +gluten ?milk ?nuts
  Weetabix = Weet-Bix, Shredded Wheat, Shreddies, Cheerios, Special K, All-Bran, Chex, Raisin Bran, Froot Loops | each
  Grape-Nuts, Grape-Nuts cereal | -nuts
  granola, (nut|maple|honey|oat) granola, granola cluster, Jordans, oat cluster | ?nuts ?peanuts ?sesame ?soya
    gluten free granola | -gluten
  muesli, Bircher muesli, Alpen | +gluten ?nuts +sulphites
    gluten free muesli | -gluten
  cornflake, corn flake, Kellogg's cornflakes, frosted flake
    Crunchy Nut | +peanuts
  granola bar, cereal bar, protein bar, breakfast bar, energy bar, Kind bar, Nature Valley, Clif bar | ?nuts ?peanuts ?milk ?soya ?sesame dish
pastry, pastry case | +gluten ?milk ?eggs
  puff pastry, all butter puff pastry, rough puff, Jus-Rol, sheet of puff pastry, vol au vent case
  shortcrust pastry, shortcrust, savoury shortcrust pastry, short crust pastry, pie (crust|shell|pastry|case),
      tart (case|shell), tartlet case, (graham cracker|9 inch) pie crust, Pillsbury pie crust, pâte sucrée,
      pate brisee, sweet pastry, graham cracker crust
  filo pastry == phyllo pastry == filo == phyllo == phyllo dough, yufka, brik pastry, kataifi
  choux pastry, choux, eclair, profiterole, cream puff | +eggs +milk
  croissant, (almond|chocolate) croissant, pain au chocolat, Danish pastry, crescent roll, cinnamon swirl,
      Pillsbury crescent, crescent dough, crescent roll dough | +milk ?nuts
  crumpet, scone, pikelet, American biscuit, biscuit dough, canned biscuit, refrigerated biscuit, Pillsbury biscuit,
      buttermilk biscuit, farl | dish each
  waffle, (Belgian|toaster) waffle, pancake = hotcake, crêpe, blini, Scotch pancake, drop scone, Eggo, Eggo waffle,
      galette, Yorkshire pudding, aunt bessie's yorkshire pudding, popover, flapjack pancake | +eggs +milk dish each
`;
