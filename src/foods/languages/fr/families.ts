/** What people mean by French words. Notation: ../../data/madeOf.ts. */
export const FAMILIES = `
fruits de mer, fruit de mer | +crustaceans, +molluscs
fruits secs, fruit sec | dried fruit, dried apricot, prune, dried fig, nut, peanut
noix | walnut ? nut
alliacée, alliacées, alliacé, alliums, allium, liliacées | allium
solanacée, solanacées, solanées | nightshade
agrume, agrumes | citrus fruit
fruits à noyau, fruit à noyau, fruits à noyaux | stone fruit
fruits à pépins, fruit à pépins | pome fruit
légumineuse, légumineuses, légumes secs, légume sec | legume
crucifère, crucifères, brassicacées | brassica
légumes racines, légume racine, légumes-racines | root vegetable
cucurbitacée, cucurbitacées | cucurbit
`;
