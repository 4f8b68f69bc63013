/** Headings in other languages, whose amounts and durations the page does not read. */
export const OTHER_HEADINGS = {
  ingredients:
    /sk[lł]adnik|ingredienser|sastojci|ainekset|ainesosat|hozzávaló|ingredienc|surovin|malzeme|συστατικ|υλικά|ингредиент|інгредієнт|состав|продукт|مكونات|مقادير|מצרכים|מרכיבים|सामग्री|nguyên liệu|bahan|ส่วนผสม|材料|食材|用料|재료/iu,
  method:
    /fr[ae]mgangsmå|priprema|tillagning|gör så här|valmistus|przygotowanie|postup|elkészítés|hazırlan|yapılış|εκτέλεση|приготовлен|приготуван|طريقة|הכנה|विधि|cách làm|cara membuat|วิธีทำ|作り方|手順|做法|步骤|步驟|만드는/iu,
};
