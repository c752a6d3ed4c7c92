/** A typed term, and keys of products of which one must be among the first three. */
export interface TypedSearch {
  term: string
  /** `hose-*` matches every key with that prefix. */
  keys: readonly string[]
  locale: 'el' | 'en'
}

/** Searches as people type them, by the kind of difficulty. */
export const typedSearches: readonly TypedSearch[] = [
  // Whole words, several forms.
  ...greek(`
    ρυθμιστής | regulator-*
    ρυθμιστές | regulator-*
    ρυθμιστή υψηλής πίεσης | regulator-high-*
    λάστιχο υγραερίου | hose-*
    λάστιχα υψηλής πίεσης | hose-high-*
    δεξαμενές | tank-*
    τοροειδείς δεξαμενές | tank-toroid-*
    τοροειδής | tank-toroid-*
    κυλινδρικών δεξαμενών | tank-cyl*
    πολυβαλβίδες | multivalve-*
    πνεύμονες | reducer-*
    πνεύμονα | reducer-*
    εγκέφαλοι | control-unit-* ecu-*
    εγκεφάλου υγραερίου | control-unit-* ecu-*
    σόμπες υγραερίου | heater-*
    καταλυτικές | heater-catalytic* catalytic-*
    θερμάστρες βεράντας | patio-*
    ψησταριές | grill-*
    φιάλες αλουμινίου | cylinder-aluminium cylinder-marine-alu
    φιάλη προπανίου | cylinder-filled-propane cylinder-full-propane-*
    ανιχνευτές | detector-*
    μεταγωγέας αυτόματος | changeover-auto changeover-line-auto changeover-*
    μανόμετρα | gauge-* leak-manometer
    φλόγιστρα | torch-*
    καυστήρες παέγιας | burner-paella* paella-*
    καυστήρας γουόκ | burner-wok-* wok-*
    φίλτρα αέριας φάσης | filter-gas-phase filter-*
    μπεκ | injector-* rail-*
    ράμπες | injector-rail-* rail-*
    ντουλάπια φιαλών | cabinet-*
    θερμοσίφωνες | water-heater-*
    χαλκοσωλήνες | pipe-copper copper-*
    ταχυσυνδέσμων | fitting-quick coupling-*
    σφιγκτήρων | clamp-*
    σκαφών | *-boat cylinder-marine-* cabinet-marine regulator-* cooker-pelagina-* lantern-wall detector-boat`),
  // Without accents, in capitals, with a wrong final sigma.
  ...greek(`
    ρυθμιστης | regulator-*
    ΡΥΘΜΙΣΤΗΣ | regulator-*
    ρυθμιστησ βιδωτοσ | regulator-screw-*
    ΛΑΣΤΙΧΟ ΥΓΡΑΕΡΙΟΥ | hose-*
    ΣΟΜΠΑ | heater-*
    σομπα υγραεριου | heater-*
    ΔΕΞΑΜΕΝΗ ΤΡΟΧΟΣΠΙΤΟΥ | tank-leisure*
    φιαλη | cylinder-*
    ανιχνευτησ υγραεριου | detector-*
    ΦΙΛΤΡΟ ΥΓΡΗΣ ΦΑΣΗΣ | filter-liquid filter-*
    πολυβαλβιδα | multivalve-*
    στομιο πληρωσης | fill-*
    ΚΛΕΙΔΙ ΦΙΑΛΗΣ | cylinder-spanner
    σπρει διαρροων | leak-spray*
    ψησταρια υγραεριου | grill-*
    διακοπτης καυσιμου | switch-*
    καλωδιο διαγνωσης | interface-diagnostic
    θερμοστοιχειο | thermocouple-* burner-paella-pro
    ταινια ptfe | tape-*
    ΚΟΥΡΜΠΑΔΟΡΟΣ | bender-*
    λαμπα υγραεριου | lantern-*
    ΕΠΙΤΡΑΠΕΖΙΑ ΨΗΣΤΑΡΙΑ | grill-table grill-*`),
  // Greeklish, as it is found in the catalogue and inflected.
  ...greek(`
    rythmistis | regulator-*
    ruthmisths | regulator-*
    rithmistes | regulator-*
    lastixo | hose-*
    lastixa ygraeriou | hose-*
    dexameni | tank-*
    deksamenes | tank-*
    deksamenwn | tank-*
    toroeidis dexameni | tank-toroid-*
    polubalbida | multivalve-*
    polyvalvides | multivalve-*
    pneumonas | reducer-*
    pnevmones | reducer-*
    egkefalos | control-unit-* ecu-*
    egefaloi | control-unit-* ecu-*
    soba ygraeriou | heater-*
    sompes | heater-*
    8ermastra | patio-* heater-*
    thermastres verantas | patio-*
    psistaria | grill-*
    psistaries ygraeriou | grill-*
    fiali | cylinder-*
    fiales alouminiou | cylinder-aluminium cylinder-marine-alu
    anixneuths | detector-*
    anixneftes | detector-*
    manometro | gauge-* leak-manometer
    filtro ugraeriou | filter-*
    kaustiras paegias | burner-paella* paella-*
    swlhnas | pipe-* thermo-* copper-* hose-*
    xalkoswlinas | pipe-copper copper-*
    metagwgeas | changeover-*
    gkazaki | cooker-*
    gazakia | cooker-*
    flogistro | torch-*
    thermosifonas | water-heater-*
    kit ugraeriokinhshs | kit-*
    mpek | injector-* rail-*`),
  // Typing errors.
  ...greek(`
    ρυθμηστής | regulator-*
    ρυθμισης πιεσης | regulator-*
    δεξαμνή | tank-*
    δεξαμεννή | tank-*
    τοροιδης | tank-toroid-*
    πολυβαλβιδσ | multivalve-*
    πολιβαλβιδα | multivalve-*
    θερμαστα | patio-* heater-*
    ψυσταρια | grill-*
    ανιχνετης | detector-*
    λαστχιο | hose-*
    εγκεφλος | control-unit-* ecu-*
    μανομετορ | gauge-* leak-manometer
    kampellia | cylinder-* cooker-*
    dosaflex | regulator-* changeover-*
    kordeln | tank-*
    regulater | regulator-*
    μεταγωγαεσ | changeover-*
    φλογιστορ | torch-*`),
  // While typing.
  ...greek(`
    ρυθ | regulator-*
    δεξ | tank-*
    πολυβ | multivalve-*
    λαστ | hose-*
    θερμασ | patio-* heater-*
    ψησ | grill-*
    κουμπ | regulator-clip-*
    τοροει | tank-toroid-*
    dex | tank-*
    rithm | regulator-*
    kamp | cylinder-* cooker-* cartridge-* heater-*
    dosaf | regulator-* changeover-*
    ταχυσ | fitting-quick coupling-*
    ρυθμιστής κουμ | regulator-clip-*
    καυστήρας γου | burner-wok-* wok-*`),
  // SKUs, whole and in part.
  ...greek(`
    DFX-FOR-4G | regulator-high-adjustable
    dfx-for | regulator-high-adjustable
    dfxfor | regulator-high-adjustable
    LGT-CAS-040 | hose-low-pressure-set
    lgtcas040 | hose-low-pressure-set
    lgt cas | hose-low-pressure-set
    VLV-POT | multivalve-toroid
    AUT-ALB-140-6 | reducer-sequential
    KRD-RI-630220 | tank-toroid-internal
    630220 | tank-toroid-internal
    odo-nos-230 | detector-home
    ARR-ANE-300 | burner-paella
    THP-VOL-CHR | heater-cabinet
    KLK-30 | regulator-clip-on
    svr-vap | filter-gas-phase
    AUT/KIT4/100 | kit-sequential-4
    PYR-GIO-31 | grill-trolley`),
  // Two words and more, sizes, makers.
  ...greek(`
    dosaflux forte | regulator-high-adjustable regulator-high-6
    kampelia faro 5 | cylinder-*
    ρυθμιστής 30mbar | regulator-*
    ρυθμιστης τροχοσπιτου | regulator-caravan*
    ανιχνευτής 230v | detector-home
    λάστιχο για ψησταριά | hose-quick hose-* regulator-bbq-set
    φίλτρο για τροχόσπιτο | filter-leisure filter-*
    δεξαμενή kordelin ring | tank-toroid-internal
    εγκεφαλος autarvo | control-unit-*
    κιτ 6 κυλινδρων | kit-*
    σόμπα με θερμοστάτη | heater-thermostat
    θερμάστρα μανιτάρι | patio-mushroom patio-fyrlund-*
    γκαζάκι δύο εστιών με καπάκι | cooker-duo
    ρυθμιστής με μανόμετρο | regulator-screw-gauge regulator-*
    φιάλη 10 kg συνθετική | cylinder-composite*
    ταινία στεγανότητας | tape-*
    κόφτης σωλήνα | pipe-cutter-*`),
  // English in the Greek shop.
  ...greek(`
    regulator | regulator-*
    gas hose | hose-*
    toroidal tank | tank-toroid-*
    multivalve | multivalve-*
    injector rail | injector-rail-* rail-*
    fuel switch | switch-*
    composite cylinder | cylinder-composite*
    patio heater | patio-*
    grill | grill-*
    leak detector | detector-* leak-*
    autogas kit | kit-*
    pipe cutter | pipe-cutter-*
    torque wrench | spanner-torque
    water heater | water-heater-*`),
  // The English shop, and Greek in it.
  ...english(`
    regulators | regulator-*
    high pressure regulator | regulator-high-*
    hoses | hose-*
    tanks | tank-*
    tank | tank-*
    filter | filter-*
    multivalves | multivalve-*
    cylinder | cylinder-*
    heaters | heater-* patio-* water-heater-*
    gas griil | grill-*
    regulatr | regulator-*
    toroidl | tank-toroid-*
    wok burner | burner-wok-* wok-*
    ball taps | valve-ball-*
    DFX-FOR | regulator-high-adjustable
    ρυθμιστής | regulator-*
    δεξαμενή | tank-*
    λάστιχο | hose-*
    dexameni | tank-*
    σόμπα υγραερίου | heater-*`),
]

function greek(lines: string): TypedSearch[] {
  return parse(lines, 'el')
}

function english(lines: string): TypedSearch[] {
  return parse(lines, 'en')
}

function parse(lines: string, locale: TypedSearch['locale']): TypedSearch[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', keys = ''] = line.split('|').map((part) => part.trim())
      return { term, keys: keys.split(' '), locale }
    })
}
