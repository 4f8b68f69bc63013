/** All other words. Notation: ../README.md. */
export const WORDS = `
g | gr, gramo, mg
kg | kilo, kilogramo
pound | lb, libra
ounce | oz, onza
l | litro, lt
ml | mililitro, cc, cm3, cl, dl, decilitro, centilitro
tbsp | cda=, cucharada=, cucharón, cs=, cuchara, cuch=, cucharada sopera=, c s, c sopera, c p
tsp | cdta=, cdita=, cucharadita=, cucharilla=, ctda, cucharada (cafetera|de té|de café), cucharita=, c c, c (de café|de postre)
cup | taza, tacita, vaso, pocillo, copa, tz, jarra, medida, tazón
pinch | pizca, pellizco, punta de cuchillo, punta, pizquita, pisca, gota, toque
dash | chorro, chorreón, golpe, hilo, chorretón, golpecito, lágrima, chispa, pelín, chupito, pellizquito, chorrazo
packet | paquete=, sobre=, bolsa, sobrecito, paquetito, tableta, tarrina, bandeja, malla, envase, pack, sachet, caja, cartón, brik, brick, tetra (brik|pak), tetrabrik, funda, garrafa, saco, tubo, rollo, placa, ristra, madeja, tetrapack, tetrapak, estuche, cubeta, bidón, garrafón, costal, monodosis
tin | lata=, conserva
jar | frasco, bote, tarro, botecito, pote, frasquito
bottle | botella, botellín
bunch | manojo=, atado, ramillete, racimo, ramo, mata, pella, mazo, haz, gavilla
slice | loncha, rebanada, rodaja, lonja, tajada, feta de, fetas, corte, tira, lámina, raja, en (rebanadas|medias lunas|rajas|ruedas), juliana, aro, gajo, casco, filete, pluma, bastón, lasca, filetito
piece | trozo, pedazo, pieza, unidad, unid, ud, u, pza, trocito, pedacito, porción, parte, resto, cacho, taco, recorte, dado, en (cubitos|taquitos|tacos|cuadros|octavos|macedonia|concassé|mirepoix|paisana), cuadrito, brunoise, ración, mitad, bocado, oreja, espinazo, colita, figurita, vaina, troncho, brizna, copo, cinta, rueda, rodajón, octavo, cuña, triángulo, mendrugo, corrusco, pétalo, brote, cuello, pescuezo, boca, tentáculo, nuececita, bloque, ladrillo
ball | bola, pelota
handful | puñado, puño
flake | viruta, escama, ralladura, laminado
kernel | granito
stalk | tallo, penca, vara, tronco
sprig | rama, ramito, gajito
stick | barra, palo, bastoncito
head | cabeza, cabecita
floret | arbolito
leaf | hoja
clove | diente=, dientecito
bone | hueso, espina
skin | piel, pellejo, cuero
flesh | pulpa
rind | corteza, cáscara, costra, monda
loin | lomo
fillet | medallón, lomito
cube | cubo
stem | rabito, pedúnculo
knob | nuez de
walnut sized | del (tamaño de nueces|tamaño de avellanas|tamaño de garbanzos|tamaño de aceitunas), como (una nuez|avellanas|nueces|un garbanzo), tamaño nuez
large sized | talla XL
rolling pin | palillo, heladera, tabla, batidora, licuadora, horno, sartén, olla, cazo, cacerola, cuchillo, tenedor, bol, tazón grande, ensaladera, plato, fuente, refractario, molde, parrilla, plancha, comal, freidora, microondas, nevera, rodillo, papel, film, papel de (aluminio|horno|magdalenas), papel (aluminio|film|vegetal|manteca|mantequilla|absorbente), espátula, varillas, batidor, colador, tamiz, manga pastelera, manga, rejilla, charola, cuenco, recipiente, tapa, trapo, paño, servilleta, mortero, molcajete, procesadora, vaporera, olla (exprés|a presión), brocheta de madera, palo de (madera|brocheta|helado), termómetro, pincel, brocha, aro de emplatar, cápsula, papelito de magdalena, hilo de cocina, cuchara (de madera|de palo), cazuelita, quesera, huevera, mantequera, panera, salsera, harinera, sandwichera, gofrera, crepera, tartera, budinera, flanera, sopera, jamonero, cafetera, tetera, aceitera, tortillera, cascanueces, tabla de quesos para cortar, plato sopero, cuchillo (mantequillero|jamonero), barbacoa, brasas, copa de helado, ramequín, mondadientes, escarbadientes, pajarita, huevera vacía, boquilla, palo, cordel, hilo (para|de cocina|de bramante), robot, guante, soplete, cortapastas, báscula, mandolina, prensa, asadera, repasador, pelador, tarro de cristal, bolsa de congelación, pasapurés, espumadera, rasera, almirez, metate, tejolote, prensapapas, pelapapas, uslero, pírex, pyrex, albal, gasa, manta de cielo, hilo bramante, jeringa, biberón, tijeras, pinzas, balanza, cronómetro, abrelatas, cepillo, vela, globo, capacillo, hornillo, fogón, vitrocerámica, Thermomix, crockpot, slow cooker, paellera, palo de escoba, encimera, mesada, mesón, alacena, despensa, refri, frigorífico, grifo, fregadero, mantel
the | el, lo, nuestro, su
a | un, uno
some | algún, alguno, algo de, poco, poquito, tantito, un pelín
of | de, del, d
this | este, esto, ese, eso, aquel
your | tu, mi, vuestro
two | dos, ambos, par
three | tres
four | cuatro
five | cinco
six | seis
seven | siete
eight | ocho
nine | nueve
ten | diez
twelve | doce, docena
few | cuantas, cuantos
half | medio
quarter | cuarto
third | tercio
several | varios, bastante, mucho, cantidad, suficiente, necesario, abundante, generoso
each | cada
remaining | restante, reservado
leftover | sobrante, sobras, de (ayer|anoche)
and | y, e, más, junto con
and no | ni
or | o, o en su defecto, en su defecto, otro
with | con, no apto para (alérgicos|intolerantes) (a los|a la|al|a), lleva, contiene, llevan, contienen, incluye, junto a, relleno de
without | sin, excepto, salvo, exento de
no | nada de, ningún, ninguno, ni rastro de, jamás, tampoco, ni (gota|pizca|rastro|un gramo|una gota) de
contains no | no lleva nada de, no (contiene|lleva|llevan|contienen|incluye|tiene)
instead of | en (lugar de|vez de|sustitución de|reemplazo de), sustituye a
free of | libre de
replace | sustituir, sustituye, reemplaza, reemplazar, cambia, cambiar, sustituya, reemplace
omit | omitir, omite, suprimir, prescindir, prescinde de, prescinde del, olvídate de, evita, elimina, ahórrate
in | en, dentro de
on | encima
for | para, por
for serving | para (la mesa|la guarnición|el topping|la cobertura|el montaje|llevar a la mesa)
for frying | para (el glaseado|el aliño|el aderezo|la base|el guiso|el postre|el baño|la sartén|la plancha|el sofrito|la fritura|la parrilla)
for greasing | para (el molde|engrasar el molde|untar el molde|forrar el molde|los moldes)
for rolling | para (la encimera|enharinar|estirar la masa|empanar|el rebozado|empanizar|el empanado)
to | a, hasta, al
like | como, tipo, estilo, imitación, sabor
if desired | si (hace falta|fuera necesario|se necesita), en caso necesario
~if desired | si (se desea|lo deseas|se quiere|quieres|gustas|te gusta|te apetece|desea|gusta|lo prefieres|tienes|hay|se prefiere|os gusta|queréis|te animas|os apetece|le gusta), opcionalmente, a voluntad, el que quiera, quien (quiera|lo desee), para quien guste
~optional | con o sin, se (puede servir|puede acompañar|puede agregar|puede incorporar|puede completar|puede terminar|puede cambiar|puede sustituir|puede omitir|puede añadir), puedes (servir|servirlo|servirla|acompañar|acompañarlo|acompañarla|agregar|incorporar|poner|usar|sustituir|cambiar|espolvorear|echar|agregarle|añadirle|ponerle|añadir), podemos (añadir|servir|acompañar|agregar|poner|usar|sustituir), pueden (añadir|agregar|servir|acompañar|usar|sustituir), podés (agregar|agregarle|servir|acompañar|usar|reemplazar), va muy bien con, queda muy bien con, también (va bien|queda bien), combina (con|bien con), ideal para acompañar, hay (quien añade|quien le pone), algunos añaden, opcional, opc, eventualmente, prescindible, puede omitirse, no (es imprescindible|es obligatorio|imprescindible), podéis añadir, quizás, quizá, tal vez, a veces
~~perhaps | donde (se manipulan|se manipula|se procesan|se trabaja con), en (el que se manipulan|el que se elaboran|el que se procesan|la que se manipulan|la que se elaboran|la que se procesan), que (manipula|procesa|también procesa), puede (contener|contener trazas de|contener trazas|llevar|tener), podría contener, pueden (contener|llevar), trazas de, contiene trazas de, trazas, posibles trazas de
not vegan | no (vegano|es vegano|son veganos), ya no es vegano
not vegetarian | no es vegetariano
vegan | vegano=, plant based, de origen vegetal, apto para veganos, versión vegana
vegetarian | vegetariano, apto para vegetarianos, ovolactovegetariano
for vegans | para vegetarianos
gluten-free | sin (tacc|gluten), certificado sin gluten
lactose-free | sin lactosa=, deslactosado
dairy-free | sin (leche|lácteos|lácteo|proteína de leche)
egg-free | sin (huevo|huevos)
nut-free | sin (frutos secos|nueces)
sugar-free | sin (azúcar|azúcares añadidos|azúcar añadido|azúcares)
alcohol-free | sin alcohol
soya-free | sin (soja|soya)
meat-free | sin carne
unsalted | sin (sal|sal añadida)
boneless | sin (hueso|huesos|espinas|raspas|espina), deshuesado
skinless | sin (piel|pellejo)
seedless | sin (semillas|pepitas|semilla|venas|venas ni semillas|pepitas ni venas|semillas ni venas), desvenado, sin (las semillas|las pepitas|el corazón|corazón|la vena|las venas|vena|el nervio|los nervios|nervios|nervio|el germen|germen|el brote|el tallo|tallo|tallos|los tallos|el rabo|rabo|rabos|los rabos|el rabito|rabito|hebras|hilos|las hebras|barbas|impurezas|pezón|cabeza|cabezas|caparazón|carozos|raíz|raíces|la raíz|el centro|la parte blanca|la parte verde|membranas|apretar|llenar|encerar)
pitted | sin (carozo|cuesco|el hueso), descarozado
crustless | sin (corteza|bordes|costra)
unpeeled | sin pelar
peeled | sin (cáscara|la piel), pelado, pela
untoasted | sin tostar
uncooked | sin (cocer|cocinar), crudo
fresh | fresco=, natural, recién
frozen | congelado=, descongelado
dried | seco=, deshidratado
cooked | cocido, sancocha, hervido, cocción, salteado, cuece, en su jugo, al dente
ground | molido=, en polvo=, triturado
grated | rallado=, rayado
chopped | picado=, cortado
smoked | ahumado=
pickled | en (vinagre|escabeche|salmuera|conserva), escabechado, marinado, adobado
drained | escurrido, colado
washed | lavado, limpio
soaked | remojado, remojo, en agua
beaten | batido
whipped | montado, a punto de turrón
melted | derretido, fundido, líquido
crumbled | desmenuzado, desmigado
softened | a temperatura ambiente, ablandado, pomada, blando, tiernito, suave
cold | frío
warm | tibio, templado, caliente, calentito
boiling | hirviendo
roasted | asado, tostado, rostizado, horneado, a (la brasa|la parrilla|la plancha), al (horno|carbón|rescoldo), (bien|muy|esté|está|estén|están|quede|queden|queda|quedan|ligeramente|más|poco|algo|color) tostado
fried | frito, fritas, a la sartén, al ajillo
salted | salado, en (sal|salazón)
sweetened | confitado, en almíbar, azucarado
breadcrumb coating | empanado, empanizado, apanado, empanar, empanizar, apanar, empanamos, empana, empane, empaniza, empanice, apane, apana, apanamos, empanizamos, empanando, empanizando, empanarlo, empánalo, empanízalo
caramelised | caramelizado, dorado
large | grande, gran, gigante, hermoso, grandecito, gordo, jumbo
small | pequeño, chico, chiquito, mini
medium | mediano
thin | delgado, fino
thick | grueso, espeso
long | largo
short | corto
whole | entero, completo, integral
ripe | maduro, pintón
young | tierno, joven, baby, nuevo
old | duro, añejo, viejo
white | blanco=
red | rojo=
green | verde=
yellow | amarillo=
black | negro, oscuro
brown | moreno=, marrón, rubio
purple | morado
pink | rosa, rosado
pale | claro, pálido, (salga|sale|agua|quede|más|muy|esté|tan|salsa) clara
bitter | amargo
sweet | dulce, agridulce, azucarada
sour | ácido, agrio
hot | picante, picoso, bravo
mild | no picante, suavecito
creamy | cremoso, untuoso, meloso
crispy | crujiente, crunchy, crocante
plain | normal, común, corriente, tradicional, clásico, casero, simple, regular, básico, puro, sencillo, neutro, sin (sabor|relleno), habitual
low-fat | light, desnatado, descremado, bajo (en grasa|en sal|en sodio|en calorías), magra, semidesnatado, semidescremado, sin (grasa|grasas)
full-fat | con (toda su grasa|grasa)
organic | ecológico, orgánico, bio, biológico, de (cultivo ecológico|granja|caserío), campero, sin (tratar|pesticidas)
quality | bueno, calidad, extra, marca, variedad, mejor, superior, gourmet, favorito, excelente, premium, rico, que más te guste, (vea|ve|ven|luce|luzca|quede|quedará|quedó|es|sea|está|tan|bien|lugar|día|color|vean|queden|detalle|toque) bonito, buen
homemade | artesanal, artesano
ready | listo, en pasta, comercial, al vacío, industrial
light | ligero, liviano
spanish | español, argentino, mexicano, peruano, chileno, colombiano, andaluz, gallego, valenciano, canario, vasco, catalán, madrileño, castellano, asturiano, riojano, extremeño, aragonés, mallorquín, cubano, venezolano, oaxaqueño, yucateco, norteño, cordobés, criollo, ranchero, ibérica, serrano
italian | italiano, napolitano, romano
french | francés, francesa
greek | griego
asian | asiático, chino, japonés, coreano, tailandés, indio, thai, oriental, vietnamita
german | alemán, inglés, americano, holandés, ruso, turco, árabe, moruno, libanés, noruego
mediterranean | mediterráneo
about | aprox, casi, cerca de, más o menos, mínimo, raso, al ras, escaso, copete, lleno, como (máximo|mínimo)
very | muy, bien, súper
enough | al menos
shell | concha, valva
is | es, son, están
liquid | su (caldo|jugo|propio jugo)
flour coating | rebozado, capeado
really | puede, sustituto, color, Nestlé, Gallina Blanca, Lala, Herdez, apto para (celíacos|celiacos), corona, búfala, rulo, gel, planta, tablilla, lumpo, caña, firme, madera, repostero, no es un lácteo, a toda leche, mala leche, pan comido, media naranja, buen vino, nuez de Adán, yema de los dedos, yema del dedo, (un|como) manjar, a menudo, picado menudo, como mantequilla, choco (chips|krispies), tapa de rosca, dedo, disco, clara como el agua, más (clara|bonito), muy bonito, queda bonito, quedan bonito, bonita, importa (un pepino|un pimiento), rojo cereza, verde (oliva|pistacho), amarillo (limón|mostaza), pista, rai, soy, once, pie, mano, nieve, baño maría, espuma, ponerse como, Huelva, Jabugo, Soria, Burgos, Valencia, Murcia, Galicia, Asturias, León, Ávila, Navarra, Tudela, Calasparra, Santoña, Cantábrico, Cantabria, Denia, Málaga, Córdoba, Sevilla, Cádiz, Jaén, Extremadura, Mancha, Mallorca, Canarias, Oaxaca, Puebla, Veracruz, Jalisco, Yucatán, México, España, Argentina, Perú, Colombia, Mendoza, Italia, Grecia, Padrón, Aragón, Jijona, Alicante, Módena, Parma, Noruega, Vera, también, según, así, todavía, siempre, luego, después, antes, ahora, entonces, todo, mismo, que, se, donde, si, porque, tan, tanto, otra, cual, quien, le, nos, os, me, ha, han, hay, he, sea, sean, tengas, uso, usé, utilicé, prefiero, preferente, aparte, sirve, vale, yo, ejemplo, etc, similar, total, pax, comensales, raciones, porciones, preferencia, favor, depende, vez, tamaño, clase, forma, original, receta, ingrediente, nota, base, cubierto, abierto, extremo, puntas, centro, rabillo, interior, exterior, reserva, suelto, hecho, casa, cocina, día, noche, hora, minuto, segundo, m, x, cm, mm, centímetro, milímetro, grosor, ancho, alto, diámetro, ambiente, punto, envuelto, granel, salpimienta, hondo, además, solo, incluso, adorno, nunca, perfecto, igual, equivale, tapas, flor, virgen, país, nacional, local, regional, libre, selecto, primera, especial, tienda, hoy, mañana, anterior, fin, peso, bruto, neto, vivo, abuela, gusto, aroma, olor, textura, consistencia, plato principal, postre, desayuno, cena, tiempo, final, principio, fácil, típico, auténtico, económico, dieta, kcal, fibra, energía, proteína, sodio, azúcares, fuego, vapor, capa, fondo de (la olla|la cazuela|la sartén), fondo (del molde|del vaso), superficie, borde, hebra, paso, ojo, bulbo, liso, norte, corral, soluble, mineral, La Rioja, dale, cristal, que vino, vino (a|al), una crema (suave|fina|homogénea|lisa|espesa|untuosa|ligera|pálida|sin grumos), (obtener|formar|conseguir|lograr|tener|hacer) una (crema|pasta), una pasta, coral, kaffir, evita (que|el contacto|abrir), puesto, tintero, palmo, uniforme, parejo, sesgo, abanico, algo, cubra, desde, tras, bajo, entre, versus, vía, mientras, cuanto, pues, aún, ahí, allí, aquí, acá, allá, cerca, lejos, debajo, arriba, abajo, delante, detrás, acaso, apenas, menos, tarde, temprano, pronto, anoche, víspera, semana, año, verano, invierno, otoño, época, próximo, último, previo, primero, tercero, cualquiera, demás, propio, suyo, ellos, usted, vosotros, ella, aquellos, rato, ratito, momento, mediodía, admita, quepa, quepan, necesite, necesita, haga, salga, alcance, caiga, quieras, prefieres, encuentres, encuentras, encuentre, consigas, consigues, puedas, pueda, quede, queden, queda, quedan, sobró, sobren, sobra, falta, hacen, hace, compré, pon, echa, calcula, sale, salen, rinde, compacto, denso, húmedo, áspero, estrecho, recto, enorme, diminuto, transparente, intenso, gris, sano, exquisito, peor, malo, barato, caro, fuerte, flojo, fragante, tardío, silvestre, salvaje, tropical, vertical, horizontal, hidratos, carbohidratos, calorías, kilocalorías, kJ, colesterol, hierro, vitamina, consejo, truco, idea, versión, dificultad, nivel, baja, persona, coste, precio, modo, material, importante, exprés, express, antiguo, moderno, actual, familia, mamá, abuelo, niño, amigo, pueblo, huerta, huerto, chef, taberna, amor, guarnición, decoración, acompañamiento, montaje, cobertura de, especial (pizza|fundir|gratinar), burro, cuarto trasero
set | cuajada, cuaja
minute | min, seg, hs, h
but | pero, sino, aunque
`;
