/** Names that come before another food, and what is said behind one. Notation: ../README.md. */
export const HEADS = `
_ oil | aceite _
_ milk | leche _
_ flour | harina _
_ butter | mantequilla _
_ cream soup | crema _, sopa crema _
_ sauce | salsa _, aliño _
_ cheese | queso _
_ bread | pan _
_ stock | caldo _, fondo _, consomé _, fumet _, concentrado de caldo _
_ cube | pastilla _, cubo _, cubito _, dado de _, tableta de caldo _
_ juice | zumo _, jugo _
_ zest | ralladura _, rayadura _
_ peel | cáscara _, monda _
_ clove | diente _
_ leaf | hoja _, hojita _
_ | semilla _, grano _, masa para _, mezcla para _, preparado para _, sobre para _, polvo para _
_-free | sin _
_ fillet | filete _, lomito _, suprema _
_ loin | lomo _, solomillo _
_ breast | pechuga _
_ thigh | muslo _, contramuslo _
_ leg | pierna _, pata _
_ rib | costilla _, costillar _
_ chop | chuleta _, chuletilla _
_ liver | hígado _, higadillo _
_ bone | hueso _, carcasa _, espina _
_ shoulder | paleta _, paletilla _, espaldilla _
_ skin | piel _
_ shell | concha _
_ head | cabeza _
minced _ | carne picada _, carne molida _, molida de _, picada de _, carne picada de _
_ skewer | brocheta _, pincho moruno _
_ salad | ensalada _, ensaladilla _
_ soup | sopa _, sopita _, chupe _, caldillo _
_ cake | tarta _, pastel _, bizcocho _, torta _, queque _, bizcochuelo _, budín _, pastelito _, tartaleta _, tartita _
_ muffin | magdalena _, muffin _, cupcake _
_ pie | pay _, pie _, kuchen _
_ empanada | empanada _, empanadilla _
_ croquetas | croqueta _
_ taco | taco _
_ enchilada | enchilada _
_ quesadilla | quesadilla _
_ sandwich | sándwich _, bocadillo _, bocata _, sanguche _, sanduche _, montadito _
_ omelette | tortilla _, revuelto _, omelette _
_ pizza | pizza _
_ lasagne | lasaña _
_ quiche | quiche _
_ risotto | risotto _
_ gratin | gratinado _
_ ravioli | raviolis _, ravioles _
_ cannelloni | canelones _
_ jam | mermelada _, confitura _, jalea _
_ syrup | sirope _, jarabe _, almíbar _
_ ice cream | helado _
_ sorbet | sorbete _, granizado _, raspado _, nieve _, paleta de hielo _
_ mousse | mousse _
_ flan | flan _
_ vinegar | vinagre _
_ paste | pasta _
_ pureed | puré _
_ meatball | albóndiga _
_ burger | hamburguesa _, burger _
_ sausage | salchicha _, longaniza _
_ ham | jamón _, fiambre _
_ pâté | paté _
_ roe | huevas _
_ biscuit | galleta _, galletita _, pasta de té _
_ pancake | tortita _, panqueque _, hotcake _, crepe _, crep _, filloa _
_ flake | migas _, copos _, hojuelas _, escamas _
_ fritter | buñuelo _, torreja _, bocadito _
_ stew | guiso _, estofado _, potaje _, guisado _, cazuela _, olla _, locro _
_ rice | arroz _
_ dough | masa _
_ filling | relleno _
_ blended shake | batido _, licuado _, smoothie _, malteada _
_ wine | vino _
_ liqueur | licor _
_ water | agua _
_ tea | té _, infusión _
_ curry | curry _
_ wing | ala _, alita _
_ heart | corazón _, cogollo _
_ fat | grasa _
_ steak | bistec _, bife _
_ mix | mezcla _
_ yoghurt | yogur _, yogurt _
_ ceviche | ceviche _, cebiche _
_ tamale | tamal _
_ tortilla chip | nachos _
_ chip | chips _
_ extract | extracto _, esencia _, aroma _
_ powder | polvo _
_ sprout | brotes _, germinado _
_ flesh | pulpa _, carne _
=cake tin | molde para _, molde de _, molde _, bandeja para _, flanera _
=rolling pin | cuchillo _, cuchillo para _, rallador _, cortador _, cortador de _, molinillo _, máquina de _, máquina para _, cortapastas _, prensa de _, tijeras de _, exprimidor _, batidor _, colador _, cucharita de _, cuchara _, pala _, pinza _, olla para _
=sized | tamaño _, tamaño de un _, tamaño de una _, grosor de un _, grosor de una _, como una _ pequeña, color _, forma _, textura _, consistencia _, sabor a _
=recipe | para _, para el _, para la _, para los _, para las _, alergia a _, alergia a la _, alergia al _, alergia a los _, alergia a las _, alérgico al _, alérgico a la _, alérgico a los _, alérgico a las _, alérgico a _, intolerancia al _, intolerancia a la _, intolerante al _, intolerante a la _, alergias a los _
vegan _ | _ vegano, _ apto para veganos, _ de origen vegetal, _ 100% vegetal
gluten-free _ | _ sin gluten, _ libre de gluten, _ sin tacc, _ apto para celíacos, _ certificado sin gluten, _ sin trigo
lactose-free _ | _ sin lactosa, _ deslactosado, _ libre de lactosa, _ 0% lactosa
dairy-free _ | _ sin lácteos, _ sin leche, _ sin mantequilla, _ libre de lácteos
egg-free _ | _ sin huevo, _ sin huevos
nut-free _ | _ sin frutos secos, _ sin nueces
soya-free _ | _ sin soja, _ sin soya
alcohol-free _ | _ sin alcohol
meat-free _ | _ sin carne
vegetarian _ | _ vegetariano
roasted _ | _ tostado
cold _ | _ helado
smoked _ | _ ahumado
cooked _ | _ estofado, _ guisado
pickled _ | _ encurtido
dried _ | _ seco, _ deshidratado
red _ | _ rojo
green _ | _ verde
white _ | _ blanco
black _ | _ negro
powdered _ | _ en polvo
`;
