/** Sugar, syrups, raising agents, chocolate, spreads, biscuits, cakes, sweets and snacks. Notation: ../README.md. */
export const SWEET_AND_BAKING = `
sugar, (cane|beet) sugar, pearl sugar, rock sugar | dry
  = granulated sugar, (white|golden|preserving|jam) sugar
  caster sugar == castor sugar == superfine sugar == white caster sugar, baking sugar
  brown sugar, (light|dark|soft|dark muscovado|light brown|palm|coconut|molasses|maple|date) sugar,
      muscovado sugar == muscovado, demerara sugar == demerara, jaggery, panela, gur, piloncillo, turbinado, rapadura,
      gula melaka, palm sugar block
  icing sugar == powdered sugar == confectioners' sugar, fondant icing sugar
sweetener, stevia, xylitol, erythritol, Splenda, Truvia, sucralose, aspartame, artificial sweetener, monk fruit,
    monk fruit sweetener, allulose, Canderel, inulin, saccharin, chicory root fibre, Swerve, maltitol, sorbitol,
    isomalt, dextrose, glucose, fructose, glucose syrup, maltodextrin, glucose powder, fructose syrup, sucrose,
    invert sugar, invert syrup, dextrose powder | each
honey, Manuka, (raw|acacia|wildflower|squeezy|creamed) honey, honeycomb honey, honey bear,
    royal jelly, bee pollen | +honey
  vegan honey, honee | -honey
syrup, (pancake|maple flavoured|fruit|raspberry|coffee|gingerbread|vanilla|ginger) syrup, Aunt Jemima
  maple syrup
  golden syrup == Lyle's golden syrup
  agave syrup == agave == agave nectar = light agave syrup = coconut nectar, date syrup = date molasses,
      sugar syrup = simple syrup = stock syrup, rose syrup, rice syrup = brown rice syrup, coconut syrup, carob syrup,
      yacon syrup, elderflower syrup, grenadine = grenadine syrup,
      glucose corn syrup = corn syrup = light corn syrup = dark corn syrup = Karo = Karo syrup = high fructose corn syrup,
      treacle == black treacle = molasses = blackstrap molasses, stem ginger syrup | each
  barley malt syrup, malt loaf syrup, malted rice syrup | +gluten
  orgeat syrup, orgeat, amaretto syrup, falernum, (hazelnut|almond|pistachio) syrup | +nuts
  stem ginger, (crystallised|candied|crystallized) ginger, preserved ginger,
      ginger preserve, ginger in syrup
baking powder, double acting baking powder, baking ammonia, gluten free baking powder | ?gluten
bicarbonate of soda == baking soda == bicarb == bicarb soda == soda bicarbonate,
    bicarbonate
cream of tartar
yeast, (dried|dry|fresh|rapid rise|fast acting|brewer's|baker's|fast rising|osmotolerant) yeast,
    fast action yeast == fast action dried yeast == instant yeast == instant dried yeast == instant dry yeast,
    yeast sachet, Allinson yeast
  sourdough starter, (active|rye|mature|fed) (sourdough starter|starter), levain, sourdough discard, poolish, biga,
      leaven | +gluten
gelatine == gelatin, (leaf|powdered|sheet|unflavoured|unflavored|platinum|gold|silver) (gelatine|gelatin),
    gelatine (leaf|sheet|powder), gelatin (sheet|powder|leaf), Knox gelatin, collagen, collagen peptide,
    collagen powder, hydrolysed collagen, beef gelatin, pork gelatine | +gelatine ?pork
  jelly, jelly (cube|crystal), Jell-O, jello, Jell-O mix, gelatin dessert, raspberry jelly cube, gelatine dessert,
      strawberry jelly cube
  vegetarian gelatine, vegan gelatine, vege gel, Vegegel, plant based gelatin, vegan jelly | -gelatine -pork
agar = agar-agar = agar agar powder, agar powder, pectin, apple pectin, xanthan gum = xanthan, guar gum, gum arabic,
    locust bean gum, carrageenan, gellan gum, thickener, methylcellulose, glycerine, glycerin, cellulose, lactic acid,
    calcium lactate, potassium sorbate, cultures, sea moss, starter culture, yoghurt culture, yogurt culture, Certo,
    calcium chloride, acidity regulator, preservative, gelling sugar, tartaric acid, malic acid, sodium citrate,
    (calcium|magnesium|copper) (sulphate|sulfate), Epsom salt, gypsum, E516, konjac powder, transglutaminase | each
rennet, animal rennet | +rennet
  vegetarian rennet, vegetable rennet, microbial rennet | -rennet
sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulphite, sodium metabisulfite,
    potassium metabisulphite, E220, E221, E222, E223, E224, E226, E227, E228, E150d, Campden tablet | +sulphites
cocoa == cocoa powder,
    (unsweetened|Dutch process|raw cacao|alkalised|Bournville|unsweetened cocoa|Cadbury|dutched) (cocoa|cocoa powder),
    cacao, cacao powder, raw cacao powder, cocoa mass, cocoa solid, cocoa liquor
  ~ cacao nib, cocoa (nib|bean)
  ~ hot chocolate powder, drinking chocolate, hot chocolate mix, Nesquik, Options hot chocolate,
      instant hot chocolate, cocoa mix, Swiss Miss | ?milk ?soya ?gluten
chocolate, (baking|vegan|dairy free|vegan milk|mint) chocolate, chocolate (bar|chip|button|block|vermicelli|pearl),
    (dairy free|vegan|mint|dark cooking) chocolate (chip|chunk|drop|bar|button|piece), bar of chocolate, candy melt,
    Lindt, chocolate candy, Terry's Chocolate Orange, After Eight, square of chocolate, choc chip, couverture,
    chocolate ganache, Green & Black's | ?milk ?nuts ?soya
  dark chocolate == plain chocolate,
      (semisweet|bittersweet|70%|85%|bitter|unsweetened|semi sweet|dark cooking|vegan dark|dairy free dark|70% dark|dark eating|unsweetened baking|raw|dark baking|54%) chocolate,
      (dark|plain|semisweet|bittersweet|semi sweet) chocolate (chip|bar|button), bar of dark chocolate, dark choc chip
  milk chocolate, milk chocolate (chip|bar|button) | +milk ?gluten
  ~ chocolate sweet, Cadbury Dairy Milk, Cadbury's, Galaxy chocolate, Mars bar, KitKat, Kinder, Hershey's,
      Smarties, Rolo, Hershey's Kiss, Milky Way, Mini Egg, chocolate egg, Easter egg, Lindor, Bounty, Wispa,
      chocolate orange, Quality Street, Milkybar, Cadbury Flake, Milka, Buenos, chocolate truffle, chocolate caramel | +milk ?gluten each
    Toblerone, Kinder Bueno, Daim | +nuts +eggs
    Maltesers, malt ball, Kit Kat, Twix, Tim Tam | +gluten
    M&M, M&Ms | ?peanuts
  Creme Egg | +milk +eggs
  white chocolate, white chocolate (chip|button|bar), white choc chip | +milk
  ganache, chocolate sauce, chocolate frosting, chocolate icing, chocolate fudge sauce, hot fudge, hot fudge sauce,
      chocolate mousse, chocolate pudding, chocolate buttercream, chocolate fudge | +milk dish
  chocolate syrup, Hershey's syrup
chocolate spread, hazelnut spread, chocolate hazelnut spread, Nutella, chocolate and hazelnut spread,
    cocoa hazelnut spread, Ovomaltine spread, chocolate hazelnut butter | +nuts +milk +soya
  vegan chocolate spread, dairy free chocolate spread | -milk ?milk
Biscoff spread, Biscoff, cookie butter, speculoos spread, Lotus, speculoos, Biscoff biscuit,
    Biscoff cookie | +gluten +soya
jam,
    (strawberry|raspberry|apricot|blackberry|fig|plum|blackcurrant|cherry|blueberry|peach|fruit|berry|damson) jam,
    (strawberry|raspberry|apricot|fruit|cherry|fig|blueberry|fruit only|peach|blackberry) (preserve|preserves|conserve),
    (grape|currant|crab apple|mixed fruit|blackcurrant|pepper) jelly, jam preserve, preserves, fruit spread,
    Bonne Maman, Smucker's, Welch's, fruit butter, conserve, jar of jam
  marmalade, Robertson's
  lemon curd, (orange|lime|passion fruit|passionfruit|fruit) curd | +eggs +milk
mincemeat, jar of mincemeat, fruit mincemeat | ?gluten ?alcohol ?sulphites ?nuts
caramel, toffee, fudge, butterscotch,
    (caramel|toffee|butterscotch|sticky toffee) (sauce|chip|bit|candy|piece|spread|topping|sweet|syrup),
    salted caramel, Carnation caramel, tin of caramel, Werther's, condensed milk caramel, Heath bar, toffee pieces,
    Skor bits | +milk ?soya each
  vegan caramel, vegan toffee, vegan fudge | -milk ?nuts ?soya
  caramelised sugar, liquid caramel, dry caramel | -milk
honeycomb, cinder toffee, butter candy, hokey pokey | ?milk ?honey
marshmallow, pink and white marshmallow, Peeps | +gelatine ?pork ?eggs
  marshmallow (fluff|creme|cream) | -gelatine -pork +eggs
  vegan marshmallow, Freedom marshmallow, Dandies | -gelatine -pork -eggs
sweets, candy, jelly bean, wine gum, Skittles, Starburst, gumdrop, fruit pastille, sour patch kids, fruit gum,
    jellied sweet, candy floss, cotton candy, boiled sweet, candy cane, chewing gum, mint imperial, Polo, Love Hearts,
    rock candy, Nerds, chewy sweet, butter mint | ?gelatine ?gluten ?milk ?pork
  Haribo, gummy, gummy (bear|worm|fish|shark), jelly (baby|snake), Percy Pig, foam (shrimp|prawn), candy (shrimp|fish),
      fried egg sweet, Swedish Fish | +gelatine
  liquorice, licorice, Twizzlers, Red Vines, liquorice allsorts, Pontefract cake | +gluten
  Turkish delight, lokum | ?nuts
sprinkles, hundreds and thousands, jimmies, nonpareil, cake decoration, sugar strand, sugar pearl, edible glitter,
    sanding sugar, cake sprinkle, 100s and 1000s | ?milk ?soya ?gluten
icing == frosting, (ready to roll|royal|glacé|roll out|writing|chocolate fudge|cupcake) (icing|frosting), fondant,
    sugar paste, Betty Crocker frosting, gum paste, royal icing mix, marshmallow fondant | ?milk ?eggs ?soya
  buttercream, cream cheese frosting, cream cheese icing | +milk
  royal icing, royal icing sugar | +eggs
biscuit, cookie,
    (ginger|oat|chocolate|chocolate chip|Marie|sugar|oatmeal|sandwich|cinnamon|tea|arrowroot|speculoos|jammie dodger|sable) (biscuit|cookie),
    cookie crumb | +gluten ?milk ?soya dish ?nuts ?eggs
  digestive == digestive biscuit, chocolate digestive, Oreo = Oreo cookie = Oreo crumb, Hobnob = Hobnob biscuit,
      graham cracker = graham cracker crumb = graham biscuit, gingersnap = ginger snap = ginger snap biscuit,
      rich tea = rich tea biscuit, Nilla wafer, vanilla wafer, bourbon biscuit, custard cream, Jammie Dodger, Penguin,
      Marie biscuit, McVitie's, cookie (dough|crumb), Anzac biscuit, brandy snap, oat biscuit, gingerbread,
      gingerbread man, gingerbread house, animal cracker, langue de chat, chocolate sandwich cookie, snickerdoodle,
      petit beurre, lebkuchen, pfeffernusse, fig roll, fig newton, teddy grahams, wafer biscuit | each
  shortbread, butter biscuit, butter cookie | +milk
  gingernut, ginger nut, ginger nut biscuit | -nuts
  ladyfinger == sponge finger == savoiardi == sponge finger biscuit, boudoir biscuit, lady finger | +eggs -nuts
  biscotti, Jaffa Cake | +eggs each
  cantuccini, cantucci | +nuts
  Garibaldi, Nice biscuit
  macaroon, coconut macaroon | -gluten +eggs ?nuts +nutlike
  florentine | +nuts +milk
  crispy cake, cornflake cake | ?gelatine +milk
cake,
    (sponge|chocolate|fruit|angel food|carrot|Madeira|Christmas|birthday|fairy|lemon drizzle|coffee|Victoria sponge|Victoria|ginger|red velvet|lava|lemon|vanilla|banana|apple|bundt|olive oil|marble|upside down|loaf|tea|yule log|Madeira sponge|pumpkin|yoghurt|yogurt|honey|polenta) cake | +gluten ?eggs ?milk ?nuts dish
  sponge, Victoria sponge, sponge flan case, sponge base, brownie, (chocolate|fudge) brownie, blondie, muffin,
      (blueberry|chocolate|banana|bran|corn|chocolate chip|egg free|apple|pumpkin|savoury|cheese) muffin, cupcake,
      Swiss roll, lemon drizzle, (banana|zucchini|pumpkin|courgette) bread, banana loaf, lemon loaf, madeleine,
      gateau, torte, Sachertorte, rum baba, lamington, Twinkie, churro, beignet, funnel cake, sponge pudding,
      summer pudding, cobbler, crumble topping, apple crumble, fruit crumble, rhubarb crumble, apple crisp,
      steamed pudding, treacle sponge, jam roly poly, spotted dick, apple strudel, strudel, Mississippi mud pie,
      streusel, cornbread, corn bread, malt loaf, treacle tart, mince pie, friand, parkin, flapjacks, rock cake,
      butter cake, charlotte | each
  doughnut, donut | -nuts
  Bakewell tart, Battenberg, frangipane tart, financier, almond cake, panforte, simnel cake | +nuts
  sticky toffee pudding, Christmas pudding | +milk +eggs ?sulphites
  tiramisù, trifle, bread and butter pudding, clafoutis, French toast, eggy bread, bread pudding, Dutch baby | +milk +eggs each
  cheesecake, (New York|baked|lemon|strawberry|no bake|Basque|vanilla) cheesecake | +milk
  flourless chocolate cake, flourless cake | -gluten +eggs
  crumble, crisp topping
  cake pop, cake crumb
mousse, pudding, pudding mix, blancmange, posset, Angel Delight, semifreddo, sundae, tapioca pudding, junket,
    syllabub, milk pudding, vanilla pudding, banoffee pie, key lime pie, tres leches, tres leches cake,
    butterscotch pudding, banana split, knickerbocker glory, chocolate pot, lemon posset,
    gooseberry fool | +milk ?eggs ?gelatine dish ?gluten each
  crème brûlée, crème caramel, custard tart, flan | +eggs
  panna cotta | +gelatine ?pork
  Eton mess | +eggs
  gulab jamun, rasmalai, ras malai, barfi, burfi | ?nuts
sorbet, fruit sorbet, ice lolly, popsicle, granita, slushie, sherbet ice, fruit ice, ice pop, shaved ice
  sherbet | +milk
vegan ice cream, dairy free ice cream, (dairy free|vegan|plant based|oat|coconut|soya|soy|banana) (ice cream|gelato),
    nice cream, dairy free (sorbet|dessert) | ?nuts ?soya ?gluten
baklava, walnut cake, walnut loaf, coffee and walnut cake, carrot and walnut cake, kadayif | +nuts +gluten ?milk dish each
  knafeh, kunafa | +milk ?nuts
  pecan pie | +eggs ?milk
crisps, potato crisp,
    (kettle|tortilla|corn|plantain|vegetable|veggie|salted|ready salted|kettle cooked|blue corn|beetroot|root vegetable|plain|cheese and onion|banana|plain tortilla|salt and vinegar) (chip|crisps),
    Pringles, Walkers crisps, Fritos, Takis, nacho chip, chips, plain nachos, totopos, potato stick,
    shoestring potato, Hula Hoops, Tostitos, crinkle crisps, Tyrrells | ?milk ?gluten ?soya
  tortilla chip, nachos, plain tortilla chip, corn chip, potato chip,
      ready salted crisps | -milk -soya
  Doritos, cheese puff, Cheetos, Wotsits, cheese and onion crisps, Quavers, cheesy puff, cheese curl | +milk
popcorn, (popping|caramel|microwave|butter) popcorn, popping corn | ?milk
Bombay mix, pretzels, Twiglets, rice cracker mix, Chex mix, party mix, snack mix, pork puff snack, sev,
    chevda | +gluten ?peanuts ?nuts ?milk ?sesame ?mustard
`;
