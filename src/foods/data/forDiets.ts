/**
 * What diets need to know of foods that other tables list by their allergens. Each name must be in another
 * table, and has these facts too. Notation: ../README.md.
 */
export const FOR_DIETS = `
[may hold alcohol]
  (vanilla|lemon|orange|almond) (extract|essence), vanilla (flavouring|paste|bean paste), beurre blanc, bordelaise, chasseur,
      white wine sauce, red wine sauce, peppercorn sauce, creamy peppercorn sauce, Diane sauce, vodka sauce,
      penne alla vodka, beef bourguignon, beef bourguignonne, boeuf bourguignonne, lobster Newburg, lobster bisque, bisque,
      fondue, cheese fondue, Swiss cheese fondue, rarebit, welsh rarebit, Welsh rabbit, buck rarebit, French onion soup,
      teriyaki, teriyaki (sauce|marinade|glaze|chicken), yakitori, yakitori sauce, sukiyaki, sukiyaki sauce,
      unagi sauce, ponzu, ponzu sauce, mentsuyu, gochujang, three cup chicken, tiramisu, trifle, rum baba, savarin,
      syllabub, zuppa inglese, cranachan, brandy snap, (Christmas|fruit|Dundee|simnel) cake, Christmas pudding, stollen, mince pie,
      Black Forest (gateau|gâteau|cake), Sachertorte, chocolate truffle, kombucha | ?alcohol
[may hold meat, or its fat or stock]
  mincemeat, mince pie, Christmas pudding, spotted dick, jam roly poly, clootie dumpling, consommé,
      ramen soup, minestrone, minestrone soup, pho, wonton soup, French onion soup, Scotch broth, mulligatawny,
      stock, cassoulet, feijoada, gumbo, jambalaya, demi glace, emulsifier, lasagne, spring roll, egg roll, samosa, katsu,
      katsu curry, curry, vindaloo, balti, biryani, taco, burrito, enchilada, fajita, chimichanga, souvlaki, bánh mì, gravy,
      pasta bake, croquette, larb, nam tok, tagine, pizza, cream of chicken soup, cream of chicken | ?meat
  toad in the hole, cassoulet, feijoada, bánh mì | ?pork
  pork (liver|kidney|heart|tongue), pigs liver, trotter, chitterling, tonkotsu, tonkotsu (broth|ramen) | +pork
  cheeseburger, cheese burger, patty melt, Philly cheesesteak, moussaka, beef lasagne, chicken parmesan, chicken parm | +meat +milk
  carbonara, carbonara pasta, spaghetti carbonara, quiche Lorraine, tartiflette | ?pork
[sweets and cereals with honey]
  baklava, nougat, granola, Cheerios | ?honey
  mead, honey mustard sauce, honey mustard, honey mustard (dressing|vinaigrette), honey roasted peanut | +honey
[cheese that is often made with rennet of calves]
  gruyère, emmental, comté, raclette, Tête de Moine, appenzeller, vacherin, roquefort, camembert,
      reblochon, Beaufort, cantal, munster, époisses, morbier, manchego, mahón, idiazabal, Cabrales, gorgonzola, taleggio,
      fontina, asiago, provolone, montasio, caciocavallo, pecorino | ?rennet
`;
