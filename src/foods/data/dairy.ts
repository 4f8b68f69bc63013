/** Milk and its products, eggs, and their substitutes. Notation: ../README.md. */
export const DAIRY = `
dairy, dairy product, dairy food | +milk
  milk, cow milk, whole milk == full fat milk == full cream milk,
      (lactose free|long life|fresh|dairy|regular|raw|1%|2%|green top) milk
    goat milk
    sheep milk, ewe milk
    ~ milk powder, powdered milk, dried milk, dry milk, nonfat dry milk, instant milk,
        milkpowder
    ~ condensed milk, Carnation
    ~ evaporated milk
    ~ chocolate milk, milkshake, strawberry milk | ?soya
    ~ malted milk, Horlicks, malted milk powder | +gluten ?soya
    ~ infant formula, baby formula | ?fish ?soya
    ~ buttermilk
    ~ kefir, milk kefir
      water kefir | -milk
    ~ lassi, ayran
  cream, Elmlea, creamer
    single cream, (pouring|light|table) cream, half and half
    double cream, (whipping|thick|full fat) cream, heavy cream == heavy whipping cream
    ~ whipped cream, squirty cream, Chantilly cream, Cool Whip
    ~ clotted cream
  sour cream == soured cream, smetana
    ~ creme fraiche | from
  yoghurt == yogurt, (plain|bio) (yoghurt|yogurt), curd, dahi, joghurt
    Greek yoghurt, Greek yogurt, (Greek style|strained) (yoghurt|yogurt), Fage
      ~ labneh, labne | from
    ~ fruit yoghurt, fruit yogurt, (vanilla|strawberry|flavoured|flavored|cherry|peach) (yoghurt|yogurt)
    ~ frozen yoghurt, frozen yogurt
    skyr
  quark, fromage frais, fromage blanc
  butter, nut of butter, (walnut|hazelnut) of butter, (sweet cream|brown|spreadable) butter, stick of butter,
      Kerrygold, Lurpak, beurre noisette
    ~ ghee, clarified butter
      niter kibbeh
    ~ garlic butter, herb butter
  ~ whey, whey powder, whey protein, milk protein, whey permeate, whey protein isolate, lactalbumin, lactoglobulin
    protein powder | -milk ?milk ?soya ?eggs unclear
  ~ casein, caseinate, calcium caseinate, rennet casein
  ~ lactose, milk sugar
  ~ milk fat, butterfat, anhydrous milk fat, milkfat
  ~ dulce de leche, cajeta
  khoya, khoa, mawa, malai, milk skin, crema, crema mexicana, kaymak, qaymaq, clabber, filmjölk, piima,
      viili, shrikhand, amasi, leben, laban, jocoque, suero costeño, chaas, milk solid, milk cream, milk foam,
      nacho cheese powder, cheese powder | each
  ~ custard, creme anglaise, crème pâtissière, pastry cream | +eggs ?gluten
    custard powder, vanilla pudding mix | -milk ?milk -eggs ?eggs
      Bird's custard powder | -eggs
  ~ ice cream, (vanilla|chocolate|strawberry|coffee) ice cream, gelato, icecream, soft serve,
      Magnum | ?eggs ?nuts ?soya ?gluten
    pistachio ice cream | +nuts
    rum and raisin ice cream | ?alcohol
    cookie dough ice cream | +gluten
    Ben & Jerry's | +eggs
    Häagen-Dazs | +eggs
    kulfi | ?nuts
  cheese, hard cheese, dairy cheese, cheese block, queso
    Cheddar, Cheddar cheese, orange cheddar, Cathedral City
    Red Leicester
    Double Gloucester
    Cheshire cheese, Cheshire, Wensleydale, Lancashire cheese, Caerphilly | each
    Monterey Jack, (pepper|colby) jack, Jack cheese, colby
    Parmesan == parmigiano reggiano == parmigiano, Parmesan cheese | +rennet
      Grana Padano
      ~ pecorino == pecorino romano | from
      Asiago
    mozzarella, (buffalo|low moisture|fresh) mozzarella, bocconcini, mozzarella pearl
      burrata, stracciatella
    Gruyere, Comte, Beaufort | each
      Emmental, Emmenthal, Emmentaler, Swiss cheese, Jarlsberg, Appenzeller | each
      raclette
    Gouda, Edam, Leerdammer, Maasdam
    manchego
    provolone, scamorza, fontina, taleggio, Caciocavallo, smoked cheese, havarti, muenster, Muenster cheese | each
    feta, feta cheese, salad cheese
    queso fresco = queso blanco, cotija | each
    goat cheese == chèvre
    Brie
    Camembert
    blue cheese, bleu cheese
      Stilton, gorgonzola, Roquefort, Danish blue, dolcelatte, Cambozola, Saint Agur | each
    ~ cream cheese, soft cheese, cheese spread, Philadelphia, Philly, neufchatel | from
      ~ Boursin, garlic and herb Boursin | from
    ~ mascarpone | from
    ~ ricotta | from
    ~ cottage cheese | from
    halloumi, haloumi, grilling cheese
    paneer, panir, Indian cheese
    processed cheese, American cheese, Velveeta, Babybel, Dairylea, Laughing Cow, cheese triangle, cheese string,
        Easy Cheese, squeezy cheese, Kraft Single, cheese single, Kraft
      Cheez Whiz | ?fish ?mustard
    Mexican cheese, Mexican blend, pizza cheese, Italian cheese, cheese blend
    cheese curd, farmer cheese = tvorog = twarog, string cheese, Oaxaca cheese, Oaxaca, Port Salut, Limburger,
        Reblochon, Vacherin, Époisses, Munster, kasseri, kefalotyri, graviera, kashkaval, halva cheese | each
[plant dairy]
  plant milk, (dairy free|vegan|plant based|non dairy|nondairy) milk, (plant based|non dairy) drink,
      milk alternative, milk substitute, dairy free alternative | ?nuts ?soya ?gluten
    milk of choice, milk of your choice | ?milk
    oat milk, oat drink, oat based drink, Oatly, Oatly Barista, oatmilk, lait d'avoine, leche de avena, Hafermilch | -nuts -soya +gluten
    almond milk, almond drink, almondmilk, (lait|boisson) d'amande, latte di mandorle, (leche de|leite de) (almendra|amêndoa), Mandelmilch | +nuts -soya -gluten
    soy milk, soya milk, soya drink, soy drink, soymilk, soyamilk, lait de soja, leche de soja,
        latte di soia | -nuts +soya -gluten
    rice milk, rice drink | -nuts -soya -gluten
    cashew milk, hazelnut milk, macadamia milk, walnut milk, pistachio milk, nut milk | +nuts -soya -gluten each
    hemp milk, flax milk, pea milk, quinoa milk, potato milk, tigernut milk, tiger nut milk | -nuts -soya -gluten
    coconut drink, coconut milk drink, coconut milk beverage | -nuts -soya -gluten +nutlike
  coconut milk, lait de coco, leche de coco, latte di cocco, leite de coco, Kokosmilch, kokosmelk,
      mleko kokosowe | +nutlike
    ~ coconut cream, cream of coconut, creamed coconut, coconut cream powder, coconut milk powder, Coco Lopez,
        block of coconut | from
  plant cream, (dairy free|vegan|plant based|non dairy) cream, (oat|soy|soya) (cream|single cream|double cream|whipping cream), Oatly cream,
      cream alternative | ?nuts ?soya ?gluten
    cashew cream | +nuts -soya -gluten
  non-dairy creamer, non-dairy coffee creamer, coffee creamer, Coffee-mate | ?milk ?soya
  plant yoghurt, (vegan|dairy free|plant based|plant|non dairy) (yoghurt|yogurt) | ?nuts ?soya ?gluten
    oat (yoghurt|yogurt) | +gluten
    (almond|cashew) (yoghurt|yogurt) | +nuts
    coconut yoghurt, coconut yogurt, coconut milk (yoghurt|yogurt) | +nutlike ?milk -gluten
    soya yoghurt, (soy|soya) (yoghurt|yogurt), Alpro | +soya -nuts -gluten
  plant cheese, (vegan|dairy free|plant based|non dairy) (cheese|parmesan|mozzarella|cheddar|feta), Violife,
      cheese alternative | ?nuts ?soya
    cashew cheese | +nuts
  plant butter, (vegan|dairy free|plant based|non dairy) (butter|spread), vegan block, Flora Plant | ?soya ?nuts
  margarine, baking spread, sunflower spread, dairy spread, vegetable spread, buttery spread, Stork, Flora,
      I Can't Believe It's Not Butter, oleo, baking block | ?milk ?soya
    vegan margarine | -milk ?nuts
[eggs]
  egg, hen egg, (free range|whole|fresh) egg | +eggs
    = egg white, white of egg, eggwhite | from
    = egg yolk, yolk, yolk of egg, eggyolk | from
    ~ boiled egg, hardboiled egg, poached egg, fried egg, scrambled egg, hard cooked egg, pickled egg | from
    ~ quail egg, duck egg, goose egg, pullet egg | from
    ~ egg powder, dried egg, powdered egg, egg white powder, albumen, albumin, ovalbumin, egg solid, liquid egg,
        egg beater, egg product, lysozyme, meringue powder
    ~ Scotch egg | +gluten +pork ?milk ?soya ?mustard ?sulphites
    ~ egg wash, eggwash | ?milk
  flax egg, flaxseed egg, chia egg, aquafaba egg
  meringue, meringue nest, pavlova | +eggs
    (aquafaba|vegan|eggless) (meringue|pavlova) | -eggs
  mayonnaise == mayo, (light|real) mayonnaise, Hellmann's, Duke's mayonnaise,
      Best Foods mayonnaise | +eggs ?mustard ?soya
    aioli, garlic mayonnaise, garlic mayo
    rouille | ?gluten ?fish
    tartare sauce, tartar sauce, sauce tartare, remoulade | +mustard ?fish ?celery
    Kewpie, Kewpie mayonnaise, Kewpie mayo | ?gluten
    vegan mayonnaise, vegan mayo, (egg free|eggless|plant based) (mayonnaise|mayo), Vegenaise,
        veganaise | -eggs ?soya ?mustard
    Miracle Whip, salad cream | ?milk +mustard
  hollandaise, hollandaise sauce, bearnaise, béarnaise sauce | +eggs +milk
  zabaglione, zabaione, sabayon | +eggs +sulphites ?alcohol
  eggnog | +eggs +milk ?alcohol
vegan egg, egg (substitute|replacer|replacement), egg replacer powder, Just Egg, plant based egg | ?soya ?milk
  (vegan|plant based) egg (replacer|replacement|substitute) | -milk
`;
