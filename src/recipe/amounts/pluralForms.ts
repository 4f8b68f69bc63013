import { cutList, languageOf } from '../../reading/languages';
import type { LanguageCode } from '../../reading/languages/Language';

/** Pairs of singular and plural, for the units and counted foods of a language. */
export function pluralForms(language: LanguageCode): [one: string, more: string][] {
  const { amounts } = languageOf(language);
  const units = cutList(amounts.units).flatMap((unit): [string, string][] => {
    // "tazas?", "Packung(?:en)?", "cuillères? à soupe"
    const [, stem, group, letter, tail = ''] =
      /^([\p{L} ]*?)(?:\(\?:(\p{L}+)\)|(\p{L}))\?([\p{L} ]*)$/u.exec(unit) ?? [];
    return stem ? [[stem + tail, `${stem}${group ?? letter}${tail}`]] : [];
  });
  const others = cutList(amounts.plurals).map((entry): [string, string] => {
    const [one = '', more = `${one}s`] = entry.split('=');
    return [one, more];
  });
  return [...others, ...units];
}
