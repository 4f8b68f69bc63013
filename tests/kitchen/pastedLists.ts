/** A list as people paste it, and what becomes of it. */
export interface PastedList {
  from: string;
  text: string;
  /** The ingredients, with a comma and a blank between them. */
  gives: string;
  /** What is left out and named. */
  leftOut?: readonly string[];
}

/** Written before the reader was. */
export const PASTED_LISTS: readonly PastedList[] = [
  // Notes apps
  { from: 'plain lines', text: 'eggs\nmilk\nbread', gives: 'eggs, milk, bread' },
  {
    from: 'a note with a title',
    text: 'Shopping list:\n- eggs\n- 2 l milk\n- bread\n',
    gives: 'eggs, 2 l milk, bread',
    leftOut: ['Shopping list:'],
  },
  {
    from: 'boxes to tick, in Markdown',
    text: '- [ ] eggs\n- [x] milk\n- [X] bread\n* [ ] 500 g flour',
    gives: 'eggs, milk, bread, 500 g flour',
  },
  {
    from: 'boxes to tick, without a bullet',
    text: '[ ] eggs\n[x] milk\n[] bread',
    gives: 'eggs, milk, bread',
  },
  {
    from: 'boxes as characters',
    text: '☐ eggs\n☑ milk\n☑️ rice\n✓ bread\n✔️ butter\n✅ tea\n□ jam\n⬜ oats',
    gives: 'eggs, milk, rice, bread, butter, tea, jam, oats',
  },
  {
    from: 'bullets of several kinds',
    text: '• eggs\n◦ milk\n▪ bread\n‣ butter\n● tea\n○ jam\n– oats\n— rice\n· peas\n* honey\n+ yeast',
    gives: 'eggs, milk, bread, butter, tea, jam, oats, rice, peas, honey, yeast',
  },
  {
    from: 'dashes without a blank',
    text: '-eggs\n-2 lemons\n–leeks',
    gives: 'eggs, 2 lemons, leeks',
  },
  {
    from: 'numbers',
    text: '1. eggs\n2. 2 lemons\n3) milk\n(4) bread\n10. 1.5 kg potatoes',
    gives: 'eggs, 2 lemons, milk, bread, 1.5 kg potatoes',
  },
  {
    from: 'numbers and boxes',
    text: '1. [ ] eggs\n2. [ ] 3 onions\n3.\tmilk',
    gives: 'eggs, 3 onions, milk',
  },
  {
    from: 'amounts that look like numbers of a list',
    text: '2 eggs\n1.5 l milk\n500 g flour\n1/2 cabbage\n½ lemon',
    gives: '2 eggs, 1.5 l milk, 500 g flour, 1/2 cabbage, ½ lemon',
  },
  {
    from: 'aisles of a shop',
    text: 'Produce:\n- apples\n- leeks\n\nDairy:\n- milk\n- feta\n\nBakery:\n- rolls',
    gives: 'apples, leeks, milk, feta, rolls',
    leftOut: ['Produce:', 'Dairy:', 'Bakery:'],
  },
  {
    from: 'a nested list',
    text: '- Fridge:\n  - eggs\n  - half a cucumber\n- Pantry:\n\t- rice\n\t- lentils',
    gives: 'eggs, half a cucumber, rice, lentils',
    leftOut: ['Fridge:', 'Pantry:'],
  },
  {
    from: 'headings of Markdown',
    text: '# Shopping\n\n## Fruit & veg\n\n- apples\n- kale\n\n## Other\n- tea',
    gives: 'apples, kale, tea',
    leftOut: ['Shopping', 'Fruit & veg', 'Other'],
  },
  {
    from: 'bold headings',
    text: '**Produce:**\n- apples\n**Dairy**:\n- milk',
    gives: 'apples, milk',
    leftOut: ['Produce:', 'Dairy:'],
  },
  {
    from: 'a word processor',
    text: '·\teggs\no\tmilk\n§\trice\n\u2022\u00a0bread',
    gives: 'eggs, milk, rice, bread',
  },
  {
    from: 'Windows, with an empty line at the end',
    text: 'To buy:\r\n- eggs\r\n- milk\r\n\r\n',
    gives: 'eggs, milk',
    leftOut: ['To buy:'],
  },
  {
    from: 'a spreadsheet',
    text: 'eggs\t6\nmilk\t2 l\n\tbread\t1 loaf',
    gives: 'eggs 6, milk 2 l, bread 1 loaf',
  },
  {
    from: 'commas at the ends of lines',
    text: 'eggs,\nmilk,\nbread;\ntea',
    gives: 'eggs, milk, bread, tea',
  },
  {
    from: 'rules and empty bullets between',
    text: 'eggs\n---\nmilk\n- \n* * *\n_____\nbread\n•',
    gives: 'eggs, milk, bread',
  },

  // Chats and e-mails
  {
    from: 'a chat',
    text: 'Can you get:\neggs\nmilk\n🥑\n2 x pizza dough',
    gives: 'eggs, milk, 🥑, 2 x pizza dough',
    leftOut: ['Can you get:'],
  },
  {
    from: 'messages of a chat, copied together',
    text: '[21/11/2026, 18:04:12] Anna: eggs\n[21/11/2026, 18:04:20] Anna: milk\n[21/11/2026, 18:05:01] Tom B.: bread',
    gives: 'eggs, milk, bread',
  },
  {
    from: 'messages of a chat on another phone',
    text: '21.11.26, 18:04 - Anna: Eier\n21.11.26, 18:05 - Anna: Milch',
    gives: 'Eier, Milch',
  },
  {
    from: 'a quoted e-mail',
    text: 'On Sat, Nov 21, 2026 at 6:04 PM Anna <anna@example.com> wrote:\n> - eggs\n> - milk\n>\n> > bread',
    gives: 'eggs, milk, bread',
    leftOut: ['On Sat, Nov 21, 2026 at 6:04 PM Anna <anna@example.com> wrote:'],
  },
  {
    from: 'an e-mail with allergies below',
    text: 'We have:\neggs\nrice\nleeks\n\nAllergies:\npeanuts\nshellfish',
    gives: 'eggs, rice, leeks',
    leftOut: ['We have:', 'Allergies:', 'peanuts', 'shellfish'],
  },

  // What a visitor must not eat
  {
    from: 'allergies above the list',
    text: 'Allergies:\n- peanuts\n- sesame\n\nShopping list:\n- eggs\n- milk',
    gives: 'eggs, milk',
    leftOut: ['Allergies:', 'peanuts', 'sesame', 'Shopping list:'],
  },
  {
    from: 'foods to avoid after the colon',
    text: 'eggs\nrice\nAvoid: nuts, shellfish',
    gives: 'eggs, rice',
    leftOut: ['Avoid: nuts, shellfish'],
  },
  {
    from: '"No:" and an empty line after it',
    text: 'Yes:\n- chicken\n- rice\n\nNo:\n\n- mushrooms\n- prawns',
    gives: 'chicken, rice',
    leftOut: ['Yes:', 'No:', 'mushrooms', 'prawns'],
  },
  {
    from: 'allergies of several people',
    text: 'Ingredients:\neggs\nmilk\nAllergies:\nTom:\nnuts\nMia:\nsesame',
    gives: 'eggs, milk',
    leftOut: ['Ingredients:', 'Allergies:', 'Tom:', 'nuts', 'Mia:', 'sesame'],
  },
  {
    from: 'a heading without a colon',
    text: 'Allergies\n- walnuts\n- lupin\n\nIngredients\n- eggs\n- cream',
    gives: 'eggs, cream',
    leftOut: ['Allergies', 'walnuts', 'lupin', 'Ingredients'],
  },
  {
    from: 'a line that goes on',
    text: 'Allergic to: peanuts,\ncashews and sesame\n\nTo buy:\nmilk\nrice',
    gives: 'milk, rice',
    leftOut: ['Allergic to: peanuts', 'cashews and sesame', 'To buy:'],
  },
  {
    from: 'an outline, with what to avoid in the middle',
    text: '- eggs\n- Avoid:\n  - prawns\n  - crab\n- milk\n- rice',
    gives: 'eggs, milk, rice',
    leftOut: ['Avoid:', 'prawns', 'crab'],
  },
  {
    from: 'crosses and ticks',
    text: '✅ chicken\n✅ rice\n❌ peanuts\n🚫 soy sauce',
    gives: 'chicken, rice',
    leftOut: ['❌ peanuts', '🚫 soy sauce'],
  },
  {
    from: 'a reminder that is no warning',
    text: "Don't forget:\n- milk\n- eggs\n\nNon-perishables:\n- rice",
    gives: 'milk, eggs, rice',
    leftOut: ["Don't forget:", 'Non-perishables:'],
  },

  // Shops
  {
    from: 'an order of a shop',
    text: 'Your order:\n2 x Barilla Spaghetti No. 5 500g\n1 x Oatly Barista 1L\n6 Free Range Eggs (M)\nTotal:\n£9.40',
    gives: '2 x Barilla Spaghetti No. 5 500g, 1 x Oatly Barista 1L, 6 Free Range Eggs (M)',
    leftOut: ['Your order:', 'Total:', '£9.40'],
  },
  {
    from: 'an order with an item that the shop did not have',
    text: 'Delivered:\nrice\nbeans\nNot available:\nfresh basil',
    gives: 'rice, beans',
    leftOut: ['Delivered:', 'Not available:', 'fresh basil'],
  },

  // Other languages
  {
    from: 'a German note',
    text: 'Einkaufsliste:\n☐ 6 Eier\n☐ 1,5 kg Kartoffeln\n☐ Quark\n\nUnverträglichkeiten:\n- Laktose\n- Nüsse',
    gives: '6 Eier, 1,5 kg Kartoffeln, Quark',
    leftOut: ['Einkaufsliste:', 'Unverträglichkeiten:', 'Laktose', 'Nüsse'],
  },
  {
    from: 'a German family',
    text: 'Keine Nüsse!\nKein: Fisch\n\nVorrat:\n- Reis\n- Linsen',
    gives: 'Reis, Linsen',
    leftOut: ['Keine Nüsse!', 'Kein: Fisch', 'Vorrat:'],
  },
  {
    from: 'a French note',
    text: 'Liste de courses :\n• 6 œufs\n• crème fraîche\n\nÀ éviter :\n• arachides\n• crustacés',
    gives: '6 œufs, crème fraîche',
    leftOut: ['Liste de courses :', 'À éviter :', 'arachides', 'crustacés'],
  },
  {
    from: 'a Spanish note',
    text: 'Alergias:\n1. cacahuetes\n2. marisco\nLista de la compra:\n1. huevos\n2. arroz',
    gives: 'huevos, arroz',
    leftOut: ['Alergias:', 'cacahuetes', 'marisco', 'Lista de la compra:'],
  },
  {
    from: 'a Japanese note',
    text: '買い物リスト：\n・卵\n・米\n①豆腐\n\nアレルギー：\n・えび\n・そば',
    gives: '卵, 米, 豆腐',
    leftOut: ['買い物リスト：', 'アレルギー：', 'えび', 'そば'],
  },
  {
    from: 'an Italian note',
    text: 'Senza:\n- glutine\n- lattosio\n\nIn frigo:\n- uova\n- zucchine',
    gives: 'uova, zucchine',
    leftOut: ['Senza:', 'glutine', 'lattosio', 'In frigo:'],
  },
];
