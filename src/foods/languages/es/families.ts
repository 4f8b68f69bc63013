/** What people mean by Spanish words. Notation: ../../data/madeOf.ts. */
export const FAMILIES = `
marisco, mariscos, frutos de mar, frutos del mar | +crustaceans, +molluscs
frutos secos, fruto seco | +nuts, +peanuts ? dried fruit
nuez, nueces | walnut ? nut
aliáceas, aliácea, alios, liliáceas | allium
solanáceas, solanácea | nightshade
cítrico, cítricos, agrios | citrus fruit
frutas de hueso, fruta de hueso, frutas con hueso | stone fruit
frutas de pepita, fruta de pepita | pome fruit
legumbre, legumbres, leguminosa, leguminosas | legume
crucífera, crucíferas, coles | brassica
verduras de raíz, hortalizas de raíz | root vegetable
cucurbitácea, cucurbitáceas | cucurbit
`;
