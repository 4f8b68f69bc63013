/** Fish, crustaceans, molluscs and their products. Notation: ../README.md. */
export const FISH = `
seafood, seafood mix, seafood cocktail, seafood stick mix, fruits de mer, frutti di mare | ?fish ?crustaceans ?molluscs
  fish, fish (fillet|steak|portion) | +fish -crustaceans -molluscs
    white fish, white fish fillet, whitefish
      cod, cod (fillet|loin|steak), codfish, sablefish, skrei
      haddock, haddock fillet
      hake, pollock = pollack, coley = saithe, whiting, ling fish, hoki, Alaska pollock, pouting | each
      halibut, halibut steak
      monkfish, monkfish tail | +unkosher
      tilapia
      catfish, basa, pangasius, swai, river cobbler | +unkosher
      red snapper = snapper, grouper, mahi-mahi = dorado, barramundi, rockfish, orange roughy, sea trout fillet,
          mullet, grey mullet, John Dory, gurnard | each
      sea bass, seabass, sea bass fillet, branzino, bass fillet, Chilean sea bass, striped bass
      sea bream, bream, seabream, dorade
      plaice, sole, (lemon|Dover) sole, flounder, brill, dab fillet, dab fish, megrim | each
      turbot | +unkosher
      skate wing, ray wing, dogfish, rock salmon, huss, shark, lumpfish, wolffish, lamprey | +unkosher each
      perch, pike, zander, walleye, carp, pike perch | each
    salmon, salmon (fillet|steak), (Atlantic|sockeye|Alaskan|coho|king) salmon
      ~ smoked salmon, lox, smoked salmon trimming
        ~ gravlax, gravadlax | from
      ~ tinned salmon, canned salmon
    trout, trout fillet, Arctic char, sea trout, steelhead, brook trout
      ~ smoked trout
    mackerel, mackerel fillet
      ~ smoked mackerel, peppered mackerel
      ~ tinned mackerel, canned mackerel
    tuna, yellowfin tuna, tin of tuna, ahi, skipjack, albacore, StarKist
      tuna steak, fresh tuna, ahi tuna, bluefin, sashimi tuna, sushi grade tuna
    swordfish, swordfish steak, marlin | +unkosher each
    sardine, pilchard
    herring, matjes
      ~ kipper, kippered herring, bloater, buckling
      rollmop, pickled herring, soused herring | ?mustard ?sulphites
    anchovy, anchovy (fillet|paste), boquerones, anchovy essence, pissala
      patum peperium, gentleman's relish | +milk ?gluten
      anchoïade, bagna cauda, bagnacauda
    ~ smoked fish, smoked (haddock|cod), finnan haddie, Arbroath smokie, smoked white fish, undyed smoked haddock
    eel, sturgeon, (jellied|smoked|conger) eel | +unkosher each
      unagi | ?gluten ?soya
    sprat, whitebait, smelt fish, sild, milkfish, bonito, kingfish, wahoo, tilefish, barracuda, pomfret, hilsa, rohu,
        escolar, amberjack, yellowtail, hamachi, croaker, Bombay duck | each
      ~ bonito flake, katsuobushi, dried bonito
        dashi, dashi stock, hondashi, dashi powder, dashi stock powder | ?gluten ?soya ?milk
        vegan dashi, kombu dashi, shiitake dashi | -fish ?soya
    ~ salt cod, bacalao, bacalhau, stockfish, saltfish, dried fish, ikan bilis, baccala, salt fish
    ~ fish roe, roe, fish egg, (salmon|trout) egg, tobiko, masago, ikura, cod roe, salmon roe, mentaiko,
        trout roe | ?milk ?gluten
      caviar, lumpfish (roe|caviar) | +unkosher
      taramasalata = tarama, bottarga | each
    ~ fish finger, fish stick, breaded fish, battered fish, fish nugget, fish and chips,
        fish ball, gefilte fish, quenelle de brochet, (fish|pike) quenelle, fish burger,
        filet o fish | +gluten ?eggs ?milk ?mustard ?crustaceans
    ~ fish cake, fishcake | +gluten ?eggs ?milk ?mustard ?crustaceans
    ~ surimi, crab stick, seafood stick, imitation crab, krab, kamaboko, narutomaki,
        kani, ocean stick, imitation lobster | +crustaceans +gluten +eggs ?milk ?soya ?molluscs
    ~ fish pie mix | ?crustaceans
    ~ fish oil, cod liver oil, omega 3 fish oil
    ~ isinglass, fish gelatine, fish gelatin, fish collagen | ?unkosher
    ~ fish paste, salmon spread, tuna pate, mackerel pate, smoked mackerel pate, tuna mayo,
        tuna mayonnaise, tuna salad filling | ?milk ?eggs
    ~ sashimi | ?molluscs ?crustaceans
  shellfish, fresh shellfish | -fish ?crustaceans ?molluscs +unkosher
    crustacean | +crustaceans -molluscs
      prawn == shrimp, (king|tiger|raw|cooked|cold water|North Atlantic) prawn, (king|tiger|rock|bay) shrimp,
          prawn tail, gamba, ebi, black tiger
        ~ dried shrimp, dried prawn, shrimp powder | ?fish
        ~ shrimp paste, belacan, belachan, prawn paste, terasi, trasi, kapi, bagoong | ?fish
        langoustine, Norway lobster, Dublin Bay prawn
          scampi | ?gluten ?eggs
        ~ breaded scampi, tempura prawn, prawn toast, coconut shrimp, popcorn shrimp, breaded shrimp, breaded prawn,
            battered prawn | +gluten ?eggs ?sesame ?soya
        ~ prawn cocktail, prawn mayonnaise, shrimp cocktail | ?eggs ?mustard ?fish
        potted shrimp | +milk
        ~ prawn cracker, krupuk, shrimp chip, keropok
      crab, crab meat == crabmeat, (white|brown|dressed|dungeness|king|snow|claw) (crab|crab meat|crabmeat), crab claw
        ~ crab cake | +gluten ?eggs ?mustard
      lobster, lobster (tail|meat), rock lobster, spiny lobster
        lobster bisque, crab bisque, bisque | +milk ?gluten ?fish ?alcohol ?celery ?sulphites
      crayfish, crawfish, crawdad, yabby, Moreton Bay bug, krill
    mollusc, mollusk | +molluscs -crustaceans
      mussel, green lipped mussel, mussel meat
      clam, (little neck|razor|surf) clam, vongole, clam meat, palourde, littleneck clam, littleneck, geoduck, quahog
        clam juice, clam broth | ?celery
        clamato | +celery
        pickled cockle, cockles in vinegar | ?sulphites
        clam chowder | +milk ?gluten ?fish ?pork
      cockle
      oyster, smoked oyster, Fines de Claire
      scallop, (king|queen|bay|sea) scallop, queenie, coquille, noix de Saint-Jacques
      squid, calamari, squid (ring|tube), calamari ring
        fried calamari, calamari fritti, breaded calamari | +gluten ?eggs
      octopus
      cuttlefish
      squid ink, cuttlefish ink
      whelk, winkle, periwinkle, abalone, conch, sea snail, snail, escargot, limpet, sea urchin, uni, sea cucumber | each
`;
