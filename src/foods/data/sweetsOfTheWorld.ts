/** Cakes, sweets and puddings of many kitchens, by what they always or often contain. Notation: ../README.md. */
export const SWEETS_OF_THE_WORLD = `
[sweets of the world] | dish
  angel food, coquito, divinity, floating island, kaya, pisco sour, quindim,
      Ramos gin fizz, rompope, seafoam candy, snowball cocktail, tamagozake, tom and jerry, yema, île flottante | +eggs ?gluten ?milk ?nuts unclear each
  pecan pie filling | +eggs +nuts ?milk unclear each
  chiffon cake, kaya toast | +eggs +gluten ?milk ?nuts unclear each
  alfajor, alfajores, angel cake, apple charlotte, arctic roll, baba au rhum, babka, Baked Alaska, bara brith,
      barmbrack, basbousa cake, Bath bun, baumkuchen, Berliner, Black Forest cake,
      Black Forest gâteau, bola de Berlim, bolo bao, bombolone, bomboloni, Boston cream pie, bougatsa, brookie,
      bundt, butterfly cake, cabinet pudding, canelé, cannelé, cannoli, cannolo, cardamom bun, cassata,
      cassata siciliana, castella, chess pie, chimney cake, chocolate fondant, chocolate tart, churros con leche,
      coconut cream pie, colomba, colomba pasquale, conchas, cozonac, cream horn, cronut, croquembouche, crostata,
      cruffin, cruller, crumb cake, custard slice, devil's food cake, Devonshire split, diplomat pudding, dirt cake,
      Dobos torte, ebelskiver, Eccles cake, egg custard tart, egg tart, ensaymada, ensaïmada, Entenmann's,
      Eve's pudding, far Breton, French fancy, fritters sweet, galaktoboureko, German chocolate cake,
      gingerbread cake, gubana, gugelhupf, gypsy tart, génoise, halva cake, Hokkaido milk bread, hummingbird cake,
      ice cream cake, Japanese milk bread, kanelbullar, kanelbulle, Karelian pasty, karjalanpiirakka, king cake,
      koeksister, korvapuusti, kouign amann, kozunak, Krapfen, kringle, Krispy Kreme, kugelhopf, Käsekuchen,
      kürtőskalács, lardy cake, Little Debbie, malasada, malva pudding, Manchester tart, medovik, melktert,
      melon pan, melonpan, milk bread roll, milk tart, mille-feuille, millefeuille, molten chocolate cake,
      monkey bread, Mr Kipling, Napoleon cake, napoleons, nata tart, oliebollen, pan de muerto, pan dulce, pandoro,
      pastel de nata, pasticciotto, pastiera, pastéis de nata, pineapple bun, poffertjes, Portuguese custard tart,
      pulla, pączki, queen of puddings, red velvet, religieuse, revani cake, roly poly, rosca de reyes, roscon,
      roscón de reyes, saffron bun, Saint-Honoré, Sally Lunn, savarin, Schwarzwälder Kirschtorte, semolina pudding,
      sfogliatella, sfogliatelle, shokupan, St Honoré, stroopwafel, strudel cake, sufganiyah, sufganiyot,
      Sussex pond pudding, tarte au chocolat, tarte au citron, tarte Normande, tarte tropézienne, tea bread,
      texas sheet cake, torta della nonna, trdelník, treacle pudding, tsoureki, vanilla slice, Victoria sandwich,
      Welsh cakes, welshcakes, whoopie pie, zeppole, zuppa inglese, æbleskiver | +eggs +gluten +milk ?nuts ?soya ?sulphites unclear each
  bee sting cake, Bienenstich, Dundee cake, joconde, opera cake, Paris-Brest, potica, povitica, princess cake,
      prinsesstårta, semla, semlor | +eggs +gluten +milk +nuts ?honey ?sesame ?soya ?sulphites unclear each
  Bakewell pudding, Battenburg, galette des rois | +eggs +gluten +milk +nuts ?honey ?sesame ?soya unclear each
  Bakewell slice, biscotti di Prato, cherry Bakewell,
      karidopita | +eggs +gluten +nuts ?honey ?milk ?sesame ?soya unclear each
  crema catalana, natillas, pudim | +eggs +milk ?gelatine ?gluten ?nuts ?soya unclear each
  ponche crema | +eggs +milk ?gluten ?nuts unclear each
  torta caprese | +eggs +milk +nuts ?gluten ?honey ?sesame ?soya unclear each
  brutti ma buoni, dacquoise, japonaise, kransekake, marjolaine, tarta de Santiago, Zimtsterne | +eggs +nuts ?gluten ?honey ?milk ?sesame ?soya unclear each
  nougat de Montélimar, turrón de Alicante | +eggs +nuts ?gluten ?milk unclear each
  anpan, ANZAC slice, bircher, bungeoppang, buñuelos, capirotada, chebakia, chiacchiere, diples, ghoriba,
      ghraybeh, hamantasch, hamantaschen, imarti, Irish brack, jalebi, jilebi, koulourakia, lapsi, lokma,
      loukoumades, luqaimat, makroud, makrout, mooncake, sopapilla, Soreen, speculaas, Spitzbuben, struffoli,
      yakgwa, zalabia | +gluten ?eggs ?honey ?milk ?nuts ?sesame unclear each
  cranachan, macaroni dessert | +gluten +milk ?eggs ?gelatine ?nuts ?soya unclear each
  apfelstrudel, apple crumble pie, atayef, Bahlsen, balushahi, banana pudding, basbousa,
      cherry cobbler, Chips Ahoy, Choco Leibniz, clootie dumpling, cornflake tart, cream tea,
      crumble cake, Danish, double ka meetha, Drifter bar, fridge cake, ghevar, grasshopper pie, gujiya,
      halawet el jibn, icebox cake, jalebi with rabri, kala jamun, knafe, kourabie, kunafeh, künefe, Leibniz,
      Lion bar, maamoul, mamoul, mantecados, Mikado biscuit, Milano cookie, Mississippi mud cake, namoura, om ali,
      pain aux raisins, palmiers, peach cobbler, plum crumble, Pocky, polvorones, polvorón, qatayef, ravani, revani,
      rhubarb crumble cake, rocky road, rugelach, semiya payasam, seviyan kheer, shahi tukra, sheer khurma, smores,
      soan papdi, sohan papdi, son papdi, Thin Mints, tiffin, topfenstrudel, Tunnock's, umm ali, vermicelli kheer,
      Wagon Wheel | +gluten +milk ?eggs ?nuts ?soya unclear each
  kourabiedes, kourambiedes, Linzertorte, Raffaello, shahi tukda, sticky bun,
      Topic bar | +gluten +milk +nuts ?eggs ?honey ?sesame ?soya unclear each
  Picnic bar | +gluten +milk +peanuts ?eggs ?nuts ?soya unclear each
  sooji ka halwa, suji halwa | +gluten +milk +sesame ?eggs ?gelatine ?nuts ?soya unclear each
  almond Danish, baci di dama, bear claw, churchkhela, Engadiner Nusstorte, Esterhazy torte, Linzer biscuit,
      Linzer cookie, Linzer torte, m'hanncha, mandelbrot, melomakarona, Mexican wedding cookie, Nussecken,
      pecan sandie, sellou, snowball cookie, Vanillekipferl | +gluten +nuts ?eggs ?honey ?milk ?sesame ?soya unclear each
  Elvis sandwich, Fluffernutter, PB&J, peanut butter and jelly,
      peanut butter blossom | +gluten +peanuts ?eggs ?milk ?nuts ?soya unclear each
  barazek, kaak, koulouri | +gluten +sesame ?eggs ?honey ?milk ?nuts unclear each
  affogato, arequipe, arroz doce, Athole brose, bananas Foster, banoffee, bastani, basundi, bavarois,
      besan laddu, boondi ladoo, brandy Alexander, brigadeiros, butterbeer, caudle, Coke float, cortado,
      crème bavaroise, crème Chantilly, crème diplomate, crème légère, cuajada, dalgona coffee, dondurma,
      doodh peda, falooda, faluda, firni, frappé, fruit fool, gajar ka halwa, haldi doodh, halo-halo, Irish coffee,
      kalakand, kalo dungar, kazandibi, keşkül, kopi susu, laddoo, laddu, ladoo, macchiato, mahalabia, mahalabiya,
      maja blanca, malabi, mango fool, manjar blanco, mató, mishti doi, Mont Blanc, moong dal halwa,
      motichoor ladoo, mudslide, muhalabia, muhallebi, Mysore pak, paal payasam, pannacotta, pashka, paskha,
      payasam, payesh, peach Melba, peda, pedha, penuche, phirni, poire Belle Hélène, purin, rabdi, rabri, rasgulla,
      rasogulla, raspberry fool, requesón, rhubarb fool, rizogalo, root beer float, rosogolla, sandesh,
      Scottish tablet, sernik, seven layer bar, sütlaç, tablet Scottish, tavuk göğsü, teh tarik, Thai iced tea,
      ube halaya, Vietnamese iced coffee, White Russian, yema candy | +milk ?eggs ?gelatine ?gluten ?nuts ?soya unclear each
  Almond Joy, Baci Perugina, badam barfi, badam doodh, badam halwa, badam milk, Ferrero, Fruit & Nut,
      Fruit and Nut bar, Guylian, kaju barfi, Nocilla, pista barfi, spumoni, thandai, Toffifee,
      Whole Nut | +milk +nuts ?eggs ?gluten ?honey ?sesame ?soya unclear each
  Clark bar, Fast Break bar, Mr Goodbar, Nutrageous, Take 5 bar | +milk +peanuts ?eggs ?gluten ?nuts ?soya unclear each
  amlou, Baci, badam katli, badam pista, Bethmännchen, calissons, daquoise, Dominosteine, dragée, gianduiotti,
      gianduiotto, kaju katli, kaju roll, kesar pista, kransekage, mandelbread, mandorlata, marchpane, mazarin,
      mazariner, mhancha, mohanthal, Mon Chéri, Mozartkugel, Mozartkugeln, Nusskuchen, Nusspli, Nusstorte,
      panellets, pithiviers, Russian tea cake, sfouf, sohan, toscakaka, turtles candy, vanilla crescent, zimtstern | +nuts ?eggs ?gluten ?honey ?milk ?sesame ?soya unclear each
  KP nuts | +nuts +peanuts ?eggs ?gluten ?milk ?soya unclear each
  Bamba, buckeyes, Chick-O-Stick, chikki, Manilife, mazapán, moongfali, moongphali, mungfali, mungphali,
      Nutty Bars, palanqueta, palli, PayDay bar, paçoca, Planters, puppy chow, pé de moleque, shengdana,
      shengdana chikki, singdana, Star bar, Starbar, verkadalai | +peanuts ?eggs ?gluten ?milk ?nuts ?soya unclear each
`;
