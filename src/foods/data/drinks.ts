/** Drinks, with and without alcohol. Notation: ../README.md. */
export const DRINKS = `
water, (iced|ice|drinking|tepid|mineral|still|ice cold|cooking|simmering|just boiled|kettle|distilled|bean) water,
    ice cube, ice
  ~ pasta water, (pasta cooking|pasta boiling) water, noodle water | +gluten
  sparkling water, soda water == club soda, seltzer, (tonic|carbonated|fizzy) water, tonic
juice,
    (apple|fruit|pineapple|mango|cranberry|pomegranate|pear|tropical|cherry|cloudy apple|carrot|beetroot|peach|passion fruit|blackcurrant|prune|lemon and lime|multivitamin|citrus) juice,
    smoothie, fruit smoothie, nectar, apricot nectar, Ribena | each
  vegetable juice | +celery
  grape juice | ?sulphites
coffee, (strong|brewed|filter) coffee, coffee (bean|powder), espresso, espresso powder, cold brew, Nescafé,
    espresso bean
  latte, cappuccino, white coffee, frappuccino, flat white, mocha, Irish cream coffee, iced latte | +milk
  coffee extract, coffee essence, Camp coffee
tea, (green|iced|jasmine|builder's) tea, tea bag, teabag, chai, Earl Grey, oolong, Darjeeling, orange pekoe, Assam,
    sencha, Lapsang, yerba mate, Lipton, Yorkshire Tea, PG Tips
  herbal tea, rooibos, chamomile, (chamomile|mint|peppermint|ginger|rooibos|fruit) tea,
      (herbal|chamomile|mint|peppermint|ginger|rooibos|fruit) (tea bag|teabag)
  ~ matcha == matcha powder
  ~ kombucha
  chai latte, matcha latte | +milk
egg cream | +milk ?eggs
hot chocolate, hot cocoa, cocoa drink | ?milk ?soya
cola = Coke = Coca-Cola = Pepsi = Diet Coke, lemonade, virgin (mojito|margarita|daiquiri|colada),
    ginger ale, soda, soft drink, energy drink, Red Bull,
    Monster, (fruit|blackcurrant|lime|diluting) squash, squash drink, root beer, Sprite, Fanta, 7-Up, Dr Pepper,
    sports drink, cream soda, fizzy drink, soda pop, orange soda,
    Mountain Dew, bitter lemon | each
  (elderflower|lime) cordial, cordial, lemon squash, orange squash | ?sulphites
  ginger beer | ?alcohol
    (alcohol free|non-alcoholic) ginger beer | -alcohol
  barley water, lemon barley water | +gluten
alcohol, booze, liquor, spirits | +alcohol
  beer, lager, ale, stout, (pale|Belgian|wheat|craft) (ale|beer), Guinness, IPA, porter, pilsner, Budweiser, Corona,
      Heineken, shandy, bottle of beer, Modelo, bottle of lager | +gluten ?sulphites ?unvegan
    gluten free beer | ?gluten
    alcohol-free beer, non-alcoholic beer | ?alcohol
  cider, (dry|pear|apple) cider, perry, scrumpy, Magners, Strongbow | ?sulphites ?unvegan
    apple cider unfiltered, sweet cider, non alcoholic cider | ?alcohol
  wine, (cooking|mulled|dry|plum|Moscato|leftover) wine, sangria, glass of wine, vin santo | ?sulphites ?unvegan
    red wine, (full bodied red|leftover red|fruity red) wine, merlot, Shiraz, Rioja, Pinot Noir, burgundy, Lambrusco,
        cabernet, Cabernet Sauvignon, Chianti, claret, malbec, Beaujolais
    white wine, (dry white|fruity white) wine, Chardonnay, Sauvignon Blanc, Riesling, Pinot Grigio
    rosé
    prosecco, champagne, cava, sparkling wine
    sherry, (dry|cream|fino|amontillado|Pedro Ximénez) sherry, port, (ruby|tawny) port, Madeira, Marsala,
        (sweet|dry) Marsala, vermouth, Martini, (Madeira|Marsala|fortified) wine, Noilly Prat, Pernod pastis, Campari,
        Aperol | each
    rice wine, (Xiaoxing|rice cooking|Chinese) wine,
        Shaoxing == Shaoxing wine == Shaohsing wine == Shaoxing rice wine == shaohsing rice wine == Chinese cooking wine,
        sake, soju, makgeolli | ?gluten
    mirin == sweet rice wine, hon mirin, aji mirin, mirin seasoning | ?gluten
    non-alcoholic wine, alcohol-free wine, dealcoholised wine | ?alcohol
  whisky, whiskey, bourbon, Scotch, rye (whisky|whiskey), Jack Daniel's, Johnnie Walker, Jim Beam, Maker's Mark, Wild Turkey, Bushmills, Laphroaig, Glenfiddich, Jameson
  vodka = Smirnoff = Absolut = Grey Goose, gin = Tanqueray = Bombay Sapphire = Hendrick's = sloe gin,
      rum = Bacardi = Captain Morgan = Malibu = rhum, (dark|spiced|gold|coconut) rum, brandy, cognac, tequila,
      Calvados, cachaça, Pimm's, kirsch, Armagnac, grappa, apple brandy, schnapps, mezcal, absinthe, pastis, Pernod,
      ouzo, arak, aquavit, eau de vie, cherry brandy, Chambord, raki, bitters, Angostura bitters, Jägermeister,
      rum essence, pisco, Hennessy, Courvoisier, Rémy Martin, Metaxa, Havana Club, aguardiente, baijiu, shochu,
      slivovitz, rakija, pálinka, tsipouro, arrack, applejack, moonshine, poitín, Peychaud's, Angostura | each
  liqueur, (cherry|elderflower|herbal|banana|peach|raspberry|melon) liqueur,
      Cointreau = triple sec = orange liqueur = Grand Marnier, Kahlua = coffee liqueur, limoncello, Tia Maria,
      St Germain, cassis, curaçao, Midori, creme de cassis, Sambuca, mead, crème de menthe, chocolate liqueur,
      Galliano, Kirschwasser, Chartreuse, Strega, Southern Comfort, Drambuie, Bénédictine, Cynar, Fernet, Fernet Branca, amaro, Averna,
      Becherovka, Amarula, Cherry Heering, Licor 43, Luxardo, crème de (cacao|mûre|pêche|violette|framboise), kümmel, Punt e Mes | each
    amaretto, Disaronno, almond liqueur, crème de noyaux | ?nuts
    Frangelico, hazelnut liqueur, nocino | +nuts
    Baileys, Irish cream, cream liqueur, Baileys Irish Cream | +milk
    advocaat | +eggs ?milk
  cocktail, mojito, margarita, mulled cider, daiquiri, piña colada, hard seltzer,
      White Claw, alcopop, negroni, caipirinha, Tom Collins, hot toddy, wassail, Babycham, Kopparberg, Bulmers | ?sulphites
    Bloody Mary, Bloody Mary mix | +celery +fish ?gluten ?mustard
      virgin Mary | -alcohol
meal replacement, Huel, SlimFast, protein shake, Complan, Soylent | ?milk +soya ?gluten each
`;
