/** Meat, poultry, game and their products. Notation: ../README.md. */
export const MEAT = `
meat, red meat, fresh meat, roast meat | +meat
  poultry
    chicken, chicken piece, free range chicken, chook
      = chicken thigh, chicken thigh fillet
      = chicken breast, chicken (fillet|tender|tenderloin|goujon), breast of chicken
      = chicken leg, chicken quarter, chicken maryland
      = chicken drumstick
      = chicken oyster
      = chicken wing, wing of chicken, buffalo wing
      = whole chicken, roasting chicken, roaster chicken, poussin, Cornish hen, spatchcock chicken,
          boiling fowl
      ~ cooked chicken, (roast|rotisserie|shredded|leftover|grilled|pulled|poached|smoked) chicken,
          deli chicken | from
      ~ minced chicken, ground chicken, chicken (mince|breast mince|thigh mince) | from
      ~ chicken liver, chicken giblet
      ~ chicken skin, chicken neck, chicken feet, chicken carcass, chicken bone
      ~ chicken sausage | ?gluten ?milk ?soya ?sulphites ?pork
      ~ chicken kiev | +milk +gluten ?eggs
      ~ chicken nugget, breaded chicken, chicken schnitzel, popcorn chicken, fried chicken,
          chicken dipper | +gluten ?eggs ?milk
      ~ chicken fat, schmaltz
    turkey, turkey escalope
      = turkey breast, turkey steak
      = turkey leg, turkey thigh
      whole turkey, turkey crown, Butterball
      ~ cooked turkey, (roast|sliced|deli|leftover|smoked) turkey, turkey slice | from
      ~ minced turkey, ground turkey, turkey (mince|breast mince|thigh mince) | from
      ~ turkey sausage | ?gluten ?milk ?soya ?sulphites
      ~ turkey bacon, (turkey rasher|rasher turkey bacon|rasher of turkey bacon), turkey ham
    duck, duck leg
      = duck breast, magret
      ~ duck confit, confit duck
      ~ duck fat, goose fat
    goose
    quail, partridge, pheasant, grouse, pigeon = wood pigeon, squab, guinea fowl, wild duck, ostrich, emu | each
  beef, stir fry beef, wagyu
    = beef steak, steak,
        (sirloin|rump|ribeye|rib eye|flank|skirt|hanger|New York strip|porterhouse|bistro|tomahawk) steak,
        (oyster|feather) blade, oyster blade steak, ribeye, rib eye, sirloin, filet mignon, entrecote, chateaubriand,
        beef (fillet|tenderloin), fillet of beef, onglet, bavette, rump, chuck, flat iron, T bone, London broil,
        tri tip, beefsteak
    = beef joint, beef roast, roasting beef
    = stewing beef == beef stew meat, (diced|braised) beef, (braising|stewing|chuck|casserole|shin) (beef|steak),
        beef (shin|shank|cheek|brisket|stewing meat), beef chuck, stew meat, brisket, chuck roast, pot roast,
        ox cheek, oxtail, silverside, topside, short rib, osso buco, ossobuco
    ~ minced beef, ground beef, beef mince, steak mince, mince, minced meat, ground meat, hamburger, ground chuck,
        minced steak, ground round, ground sirloin | from
    ~ roast beef, cooked beef, leftover beef, pastrami, salt beef, beef brisket slice
    ~ corned beef, bully beef
    ~ beef jerky, jerky, biltong, bresaola, carpaccio, pastirma | ?soya ?gluten
    ~ beef dripping, dripping, beef fat, tallow, suet | ?gluten
      Atora, shredded suet | +gluten
      suet pastry | +gluten
    ~ beef bone, marrow bone, bone marrow, soup bone
  veal, veal chop, escalope, rose veal
    ~ minced veal, ground veal, veal mince | from
  lamb, lamb noisette, noisette of lamb, hogget
    = lamb chop, lamb (cutlet|steak|leg steak), lamb (loin|fillet)
    = lamb shoulder, shoulder of lamb, (diced|stewing|braised) lamb, lamb (neck|stew meat), neck of lamb
    = leg of lamb, lamb leg, lamb shank, lamb joint, shank of lamb, rack of lamb, lamb rack, roast lamb joint
    ~ minced lamb, ground lamb, lamb mince | from
    ~ cooked lamb, roast lamb, leftover lamb
    mutton
  goat, goat meat
  pork, (stir fry|stewing) pork, pork (strip|meat|piece|leg|joint|collar) | +pork
    = pork chop, pork (steak|loin steak|medallion|cutlet|escalope|loin chop), shoulder steak
    = pork tenderloin == pork fillet == fillet of pork, pork loin, loin of pork
    = pork shoulder, shoulder of pork, pork (butt|cheek|shoulder steak), Boston butt
    = ham hock, gammon hock, pork hock, pork knuckle
    = pork belly == belly pork, pork belly slice
    = pork rib, spare rib, sparerib, baby back rib, rack of rib
    ~ minced pork, ground pork, pork (mince|shoulder mince|loin mince) | from
      ~ sausage meat, sausagemeat, bulk sausage, ground sausage | from ?gluten ?milk ?soya ?sulphites
    ~ pulled pork, porchetta, roast pork, cooked pork, leftover pork, char siu
    ~ bacon, (streaky|smoked|cooked) bacon, bacon (lardon|medallion), rasher, Canadian bacon, rasher of bacon
      lardon
      pancetta, guanciale
    ~ gammon, gammon (steak|joint)
    ~ ham, (cooked|boiled|honey|York|Wiltshire) ham, ham steak, jambon, country ham
      Parma ham, prosciutto, serrano ham, jamón, jamon serrano, Iberico ham, Black Forest ham,
          prosciutto di Parma, coppa, capicola, capocollo
    ~ lard, pork fat, pork dripping, bacon (fat|grease|dripping), lardo, manteca
    ~ salt pork, fatback
    ~ pork rind, chicharron, crackling, scratchings
    ~ pork pie | +gluten ?eggs ?milk
  ~ sausage, (Cumberland|Lincolnshire|cocktail|country) sausage, chipolata, banger, salsiccia,
      salsicce | ?pork ?gluten ?milk ?soya ?sulphites ?celery ?mustard
    pork sausage, bratwurst, pork and apple sausage, kielbasa, Polish sausage, andouille, smoked sausage,
        Toulouse sausage, boerewors, weisswurst, linguica | +pork
    beef sausage, all beef (salami|hot dog|frankfurter), lamb sausage, merguez, venison sausage | -pork
    hot dog, hot dog sausage, hotdog, frankfurter, wiener, Vienna sausage, frank, knackwurst, saveloy
    chorizo | +pork
    nduja | +pork
    salami, Milano salami, saucisson, soppressata, summer sausage, salame | +pork
    Spam | +pork
      pepperoni, peperoni
    mortadella, bologna, baloney, luncheon meat, deli meat, lunch meat, cold cut, lunchmeat, sliced meat,
        cooked meat, cured meat, charcuterie, polony | ?nuts each
    black pudding, blood sausage, morcilla, boudin, blood pudding | +pork ?gluten
    liverwurst, liver sausage, leberwurst
    haggis, faggot | +gluten
  ~ burger, beef burger, beefburger, hamburger patty, beef patty, patty | dish ?gluten ?eggs ?soya ?milk
  ~ meatball, beef meatball | ?gluten ?eggs ?milk ?pork dish
    pork meatball, pork and beef meatball | +pork
    chicken meatball, turkey meatball | -pork
    kofta, kofte | -pork ?nuts
    kibbeh | -pork +gluten ?nuts
  offal, giblets
    liver, (lamb|beef|pigs|pork|ox) liver
    kidney, (lamb|pork|ox|beef) kidney
    tripe, (ox|beef|lamb|pork|veal) tongue, (chicken|duck|ox|beef|lamb|pork) heart, (calf|lamb) brain, chitterling, caul fat, sweetbread = veal sweetbread, gizzard, foie gras,
        trotter = pigs trotter | each
  ~ pâté, (liver|chicken liver|duck liver|Brussels) (pâté|pate), chicken liver parfait, terrine | ?pork ?milk ?gluten ?eggs
  venison, venison (steak|haunch), deer, roe deer, roe venison
    ~ minced venison, ground venison, ground bison | from
  elk, moose, bison = buffalo meat | each
  rabbit = lapin, hare, wild boar, boar, ostrich, horse meat, horsemeat, alligator, crocodile, kangaroo, frog leg, Rocky Mountain oyster = prairie oyster = bull testicle | +unkosher each
  ~ lamb bacon, halal bacon
  ~ kebab meat, doner meat, doner kebab, doner, gyros meat, shawarma meat, kebab | dish ?gluten ?milk
  ~ head cheese, brawn, aspic | +gelatine ?pork ?celery
  ~ bacon bits | ?pork ?soya
[instead of meat]
  veggie burger, vegetarian burger, (plant based|vegan|meatless|meat free|bean|veg|vegetable) burger,
      veggie patty | ?soya ?gluten ?eggs ?milk ?celery
  veggie mince,
      (vegetarian|vegan|soya|soy|plant based|meat free|meatless|veggie) (mince|ground|crumble|ground beef),
      Beyond Beef, Beyond Meat, plant based meat, vegan meat, meat alternative, meat substitute, fake meat,
      mock meat | ?soya ?gluten ?eggs
    TVP, textured vegetable protein, soya mince, soya chunk, soy chunk, textured soya protein, soy mince,
        soy curl | +soya
    Impossible (beef|meat|mince|burger|patty) | +soya
  veggie sausage, (vegetarian|vegan|plant based|meat free|meatless|Linda McCartney) sausage, Linda McCartney | ?soya ?gluten ?eggs ?milk
  vegan bacon, (veggie|tempeh|coconut|vegetarian|plant based|rice paper) bacon, facon | ?soya ?gluten
  vegan chicken, (plant based|meat free|meatless|vegetarian) chicken, vegan nugget, veggie nugget, mock duck,
      mock chicken, vegan duck | ?soya ?gluten
  vegan ham, vegan pepperoni, vegan chorizo, soyrizo, vegan salami | ?soya ?gluten
  Quorn, Quorn (nugget|mince|sausage|burger), mycoprotein | +eggs ?milk ?gluten
`;
