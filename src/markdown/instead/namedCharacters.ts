/**
 * Stands for `decode-named-character-reference`. In a browser that hands names to the parser of HTML,
 * which the policy forbids, and its other way carries two thousand names that nobody writes.
 *
 * These are the characters that models write by their names: all of HTML 4, and those of cooking and
 * punctuation. A run of names stands for a run of characters from the given code point on.
 */
const RUNS: [first: number, names: string][] = [
  [9, 'Tab NewLine'],
  [33, 'excl quot num dollar percnt amp apos lpar rpar ast plus comma'],
  [34, 'QUOT'],
  [38, 'AMP'],
  [46, 'period sol'],
  [58, 'colon semi lt equals gt quest commat'],
  [60, 'LT'],
  [62, 'GT'],
  [91, 'lsqb bsol rsqb'],
  [91, 'lbrack'],
  [93, 'rbrack'],
  [95, 'lowbar grave'],
  [123, 'lcub verbar rcub'],
  [124, 'vert'],
  [
    160,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ],
  [169, 'COPY'],
  [174, 'REG'],
  [189, 'half'],
  [0x152, 'OElig oelig'],
  [0x160, 'Scaron scaron'],
  [0x178, 'Yuml'],
  [0x192, 'fnof'],
  [0x2c6, 'circ'],
  [0x2dc, 'tilde'],
  [
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho',
  ],
  [0x3a3, 'Sigma Tau Upsilon Phi Chi Psi Omega'],
  [
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
  [0x3d1, 'thetasym upsih'],
  [0x3d6, 'piv'],
  [0x2002, 'ensp emsp'],
  [0x2007, 'numsp puncsp thinsp hairsp'],
  [0x200c, 'zwnj zwj lrm rlm hyphen'],
  [0x2010, 'dash'],
  [0x2013, 'ndash mdash'],
  [0x2018, 'lsquo rsquo sbquo'],
  [0x201c, 'ldquo rdquo bdquo'],
  [0x2020, 'dagger Dagger bull'],
  [0x2026, 'hellip'],
  [0x2030, 'permil'],
  [0x2032, 'prime Prime'],
  [0x2039, 'lsaquo rsaquo'],
  [0x203e, 'oline'],
  [0x2044, 'frasl'],
  [0x20ac, 'euro'],
  [0x2111, 'image'],
  [0x2113, 'ell'],
  [0x2118, 'weierp'],
  [0x211c, 'real'],
  [0x2122, 'trade'],
  [0x2135, 'alefsym'],
  [0x2153, 'frac13 frac23 frac15 frac25 frac35 frac45 frac16 frac56 frac18 frac38 frac58 frac78'],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21b5, 'crarr'],
  [0x21d0, 'lArr uArr rArr dArr hArr'],
  [0x2200, 'forall'],
  [0x2202, 'part exist'],
  [0x2205, 'empty'],
  [0x2207, 'nabla isin notin'],
  [0x220b, 'ni'],
  [0x220f, 'prod'],
  [0x2211, 'sum minus'],
  [0x2217, 'lowast'],
  [0x221a, 'radic'],
  [0x221d, 'prop infin'],
  [0x2220, 'ang'],
  [0x2227, 'and or cap cup int'],
  [0x2234, 'there4'],
  [0x223c, 'sim'],
  [0x2245, 'cong'],
  [0x2248, 'asymp'],
  [0x2260, 'ne equiv'],
  [0x2264, 'le ge'],
  [0x2282, 'sub sup nsub'],
  [0x2286, 'sube supe'],
  [0x2295, 'oplus'],
  [0x2297, 'otimes'],
  [0x22a5, 'perp'],
  [0x22c5, 'sdot'],
  [0x22ee, 'vellip'],
  [0x2308, 'lceil rceil lfloor rfloor'],
  [0x25ca, 'loz'],
  [0x2605, 'starf star'],
  [0x260e, 'phone'],
  [0x2640, 'female'],
  [0x2642, 'male'],
  [0x2660, 'spades'],
  [0x2663, 'clubs'],
  [0x2665, 'hearts diams'],
  [0x2713, 'check'],
  [0x2713, 'checkmark'],
  [0x2717, 'cross'],
  [0x27e8, 'lang rang'],
];

const characters = new Map(
  RUNS.flatMap(([first, names]) =>
    names.split(' ').map((name, index) => [name, String.fromCodePoint(first + index)]),
  ),
);

/**
 * Takes the place of the package `decode-named-character-reference`, which in a browser has the
 * browser parse HTML: the page's policy forbids that, and a recipe with `&amp;` would be lost.
 *
 * @param name as it stands between `&` and `;`
 * @returns false where the name is not known, so that the text keeps it as it is
 */
export function decodeNamedCharacterReference(name: string): string | false {
  return characters.get(name) ?? false;
}
