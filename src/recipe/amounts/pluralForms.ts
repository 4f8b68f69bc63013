import { languageOf, listOf } from '../../reading/languages';
import type { LanguageCode } from '../../reading/languages/Language';

/** Counted foods, and units whose plural the language's table lacks. A word without "=" takes an "s". */
const FORMS: Record<LanguageCode, string> = {
  en: '',
  de: 'Glas=Gläser, Blatt=Blätter, Kopf=Köpfe, Ei=Eier, Zwiebel=Zwiebeln, Knoblauchzehe=Knoblauchzehen, Karotte=Karotten, Kartoffel=Kartoffeln, Tomate=Tomaten, Zitrone=Zitronen',
  fr: 'morceau=morceaux, rouleau=rouleaux, cuillère, cuillerée, poulet, œuf, oignon, échalote, carotte, tomate, citron',
  es: 'cda.=cdas., cdta.=cdtas., cda, cdta, unidad=unidades, huevo, cebolla, zanahoria, patata, tomate, limón=limones, pollo, yogur=yogures',
  it: 'cucchiaio=cucchiai, cucchiaino=cucchiaini, spicchio=spicchi, pizzico=pizzichi, mazzetto=mazzetti, rametto=rametti, foglia=foglie, fetta=fette, scatola=scatole, lattina=lattine, bicchiere=bicchieri, bustina=bustine, tazza=tazze, pezzo=pezzi, pezzetto=pezzetti, confezione=confezioni, costa=coste, uovo=uova, cipolla=cipolle, carota=carote, patata=patate, pomodoro=pomodori, limone=limoni',
  nl: 'blik=blikken, teen=tenen, glas=glazen, plak=plakken, pak=pakken, ei=eieren, ui=uien, wortel, tomaat=tomaten, citroen=citroenen',
  pt: 'colher=colheres, ovo, cebola, cenoura, batata, tomate, limão=limões',
};

/** The singular and plural of the units and counted foods of a language. */
export function pluralForms(language: LanguageCode): [one: string, more: string][] {
  const units = listOf(languageOf(language).amounts.units).flatMap((unit): [string, string][] => {
    // "tazas?", "Packung(?:en)?", "cuillères? à soupe"
    const [, stem, group, letter, tail = ''] =
      /^([\p{L} ]*?)(?:\(\?:(\p{L}+)\)|(\p{L}))\?([\p{L} ]*)$/u.exec(unit) ?? [];
    return stem ? [[stem + tail, `${stem}${group ?? letter}${tail}`]] : [];
  });
  const others = listOf(FORMS[language]).map((entry): [string, string] => {
    const [one = '', more = `${one}s`] = entry.split('=');
    return [one, more];
  });
  return [...others, ...units];
}
