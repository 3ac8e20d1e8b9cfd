// Common English words that a search without results may contain and still be recorded. No names, no places.

export const EVERYDAY_WORDS = `
a able about above accept access account across act action active add address after again against age ago agree air
all allow almost alone along already also although always am among amount an and animal another answer any anyone
anything anyway app appear apple application apply are area arm around array arrive art article as ask assume at
attach attempt audio author automatic available average avoid away baby back backup bad bag balance ball bank bar base
basic be because become bed been before began begin behind being believe below best better between beyond big bike
bill bird birthday bit black blank block blood blue board boat body book border born borrow both bottom bought box boy
branch bread break bring broken brother brought brown browser bug build building built burn bus business busy but
button buy by cable cache cake call came camera can cancel cannot car card care career carry case cash cat catch cause
cell center central cents certain chain chair chance change character charge chart chat cheap check cheese child
choice choose church circle city claim class clean clear click client clock close cloth cloud code coffee coin cold
collect college color column come command comment common community company compare complete computer condition confirm
connect connection consider contact contain content context continue contract control convert cook cool copy core
corner correct cost could count country couple course cover create credit cross crowd cry cup currency current
customer cut cycle daily damage dance danger dark dashboard data database date day dead deal dear death debt debug
decide decline deep default delay delete deliver delivery demo deny depend deploy deposit describe description design
desk desktop detail develop developer device did die difference different difficult digit dinner direct direction
disable discount discover discuss display distance divide do doctor document does dog dollar domain done door double
doubt down download draft draw dream dress drink drive drop dry due during duty each ear early earn earth east easy
eat edge edit education effect egg eight either else email emergency employee empty enable end engine enjoy enough
enter entire entry environment equal error escape even evening event ever every everyone everything exact example
except exchange expand expect expense experience expire explain export extend external extra eye face fact fail failed
failure fair fall false family famous far farm fast father fear feature fee feed feel feet fell few field fifteen
fifty fight figure file fill filter final finally find fine finger finish fire first fish fit five fix flag flat
flight floor flow fly folder follow food foot for force foreign forest forget forgot form format forward found four
frame free frequent fresh friend from front fruit full fun function fund further future game garden gas gateway gave
general get gift girl give given glass global go goal gold gone good got government grand graph grass gray great green
group grow guess guest guide habit had hair half hall hand handle hang happen happy hard has hat have he head health
hear heard heart heat heavy height held hello help her here hers hide high hill him his history hit hold hole holiday
home hope horse hospital host hot hotel hour house how however huge human hundred hurry hurt i ice icon idea identify
if ignore image import important improve in inch include income increase index indicate industry information inside
install instead integer integration interest internal international internet into introduce invalid invite invoice is
island issue it item its itself job join joke judge juice jump just keep kept key keyboard kick kid kill kilometer
kind king kiss kitchen knee knew knife know known label lack lady lake land language large last late latency later
laugh law layer lead learn least leave left leg legal length less lesson let letter level library license lie life
lift light like likely limit line link lion list listen little live load loan local locate location lock log login
logo long look lose lost lot loud love low luck lunch machine made mail main major make man manage manager many map
mark market match material matter maximum may maybe me meal mean meaning measure meat medical meet meeting member
memory mention menu merge message met metal method middle might mile milk million mind mine minimum minute mirror miss
missing mistake mobile mode model modern moment money monitor month monthly moon more morning most mother mount
mountain mouse mouth move movie much multiple music must my myself name narrow nation national nature near necessary
neck need negative neighbor neither network never new news next nice night nine no noise none nor normal north nose
not note nothing notice notification now number object ocean of off offer office offline often oil ok okay old on once
one online only open operate operation opinion option or orange order ordinary organization original other our ours
out outside over own owner pack package page paid pain paint pair paper parent park part party pass password past
paste path pause pay payment peace pen people per percent perfect perform perhaps period permission person personal
phone photo phrase pick picture piece pink pipe place plain plan plane plant plastic plate platform play player please
plenty plugin plus pocket point police policy poor popular port position positive possible post pot potato pound pour
power practice prepare present press pretty prevent preview previous price print private probably problem process
produce product production profile program project promise proof proper protect prove provide provider proxy public
pull purchase purple purpose push put quality quantity queen query question queue quick quickly quiet quit quite quote
race radio rain raise ran random range rate rather raw reach react read ready real really reason receipt receive
recent record recover recurring red redirect reduce refund refuse regard region register regular reject relate release
remain remember remote remove rename rent repair repeat replace reply report request require required reset resource
response rest restart restaurant result resume retry return review rich ride right ring rise risk river road rock role
roof room root rotate round route row rule run sad safe safety said sale salt same sample sand sat save saw say scale
scan school science scope score screen script sea search season seat second secret section secure security see seed
seek seem seen select self sell send sense sent sentence separate serial serve server service session set setting
settings seven several shadow shake shall shape share sharp she sheet ship shirt shoe shop short should shoulder shout
show shut sick side sign signal silent silver similar simple since sing single sister sit site six size skill skin
skip sky sleep slow small smart smell smile snow so social soft software soil sold some someone something sometimes
son song soon sorry sort sound source south space speak special speed spell spend split sport spot spread spring
square stable staff stage stand standard star start state statement station status stay step stick still stock stone
stop storage store storm story straight strange stream street strong structure student study style subject submit
subscribe subscription success such sudden sugar suggest sum summary summer sun supply support sure surface surprise
sweet swim switch symbol sync system table tag take taken talk tall target task taste tax taxi teach team tear
technical technology teeth telephone television tell template temporary ten term terminal terms test text than thank
thanks that the their them theme then there these they thick thin thing think third this those though thought thousand
thread three through throw ticket tie time timeout times tiny tip title to today together told tomorrow ton tonight
too took tool tooth top total touch tour toward town toy track trade traffic train transaction transfer translate
travel tree trial trigger trip trouble truck true trust try turn tutorial twelve twenty twice two type typical under
understand unit universe unknown unless until up update upgrade upload upon upper us usage use used user usual usually
valid value variable vary vegetable verify version very via video view village visit voice volume vote wait wake walk
wall wallet want war warm warn warning was wash waste watch water way we weak wear weather web website week weekly
weight welcome well went were west wet what whatever wheel when where whether which while white who whole whose why
wide wife wild will win wind window wine winter wire wish with within without woman wonder wood word work worker world
worry worse worst worth would wrap write written wrong yard year yearly yellow yes yesterday yet you young your yours
yourself zero zip zone zoo
`
