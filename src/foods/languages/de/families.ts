/** What people mean by German words. Notation: ../../data/madeOf.ts. */
export const FAMILIES = `
Meeresfrüchte, Meeresfrucht, Meerestier | +crustaceans, +molluscs
Zwiebelgewächs, Zwiebelgemüse, Lauchgewächs, Lauchgemüse, Allium | allium
Nachtschatten, Nachtschattengewächs, Nachtschattengemüse | nightshade
Zitrus, Zitrusfrucht, Zitrusfrüchte, Agrumen | citrus fruit
Steinobst, Steinfrucht, Steinfrüchte | stone fruit
Kernobst, Kernfrucht | pome fruit
Hülsenfrucht, Hülsenfrüchte, Leguminosen, Leguminose | legume
Kohlgewächs, Kohlgemüse, Kreuzblütler | brassica
Wurzelgemüse, Knollengemüse | root vegetable
Kürbisgewächs | cucurbit
`;
