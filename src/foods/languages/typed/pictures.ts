/** Pictures of foods, which a visitor may type instead of a name. Notation: ../../data/madeOf.ts. */
export const PICTURES = `
🥜 | peanut
🌰 | chestnut
🥛 | milk
🧀 | cheese
🧈 | butter
🥚, 🍳 | egg
🍯 | honey
🐟, 🐠, 🎣 | fish
🦐, 🍤 | prawn
🦞 | lobster
🦀 | crab
🦪 | oyster
🦑 | squid
🐙 | octopus
🐌 | snail
🥩, 🍖 | meat
🍗, 🐔, 🐓 | chicken
🦆 | duck
🦃 | turkey
🥓 | bacon
🐖, 🐷 | pork
🐄, 🐮, 🐂 | beef
🐑 | lamb
🐐 | goat
🐰, 🐇 | rabbit
🌾 | wheat
🍞, 🥖 | bread
🥐 | croissant
🍝 | pasta
🍚 | rice
🌽 | sweetcorn
🍅 | tomato
🥔 | potato
🍆 | aubergine
🫑 | bell pepper
🌶 | chilli
🥕 | carrot
🥦 | broccoli
🥬 | leafy greens
🥒 | cucumber
🧅 | onion
🧄 | garlic
🍄 | mushroom
🍠 | sweet potato
🫛 | pea
🫘 | bean
🥑 | avocado
🫒 | olive
🫚 | ginger
🍎, 🍏 | apple
🍐 | pear
🍊 | orange
🍋 | lemon
🍌 | banana
🍉 | watermelon
🍈 | melon
🍇 | grape
🍓 | strawberry
🫐 | blueberry
🍒 | cherry
🍑 | peach
🥭 | mango
🍍 | pineapple
🥥 | coconut
🥝 | kiwi
🍫 | chocolate
🍷 | wine
🍺, 🍻 | beer
☕ | coffee
🍵 | tea
🧂 | salt
`;
