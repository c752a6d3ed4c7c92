/** A typed term, and the expected product among the first three. */
export interface EverydaySearch {
  term: string
  /** Kinds, keys of categories, or keys of products (`hose-*` for every key that begins so). */
  wanted: readonly string[]
  locale: 'el' | 'en'
}

/** Terms of shoppers in shops and forums for products with other names in the catalogue. */
export const everydaySearches: readonly EverydaySearch[] = [
  ...parse(
    'el',
    `
    cylinder | μπουκάλα υγραερίου / μπουκάλα γκαζιού / μπουκάλες / μποτίλια υγραερίου / φιάλη γκαζιού / mpoukala / boukala ugraeriou / μπουκαλα 10 κιλα / φιάλη 10 κιλών
    filled-cylinders | γεμάτη μπουκάλα υγραερίου / μπουκάλα προπάνιο / φιάλη 11 κιλά γεμάτη / υγραέριο φιάλη για σόμπα γεμάτη
    cartridge | γκαζάκι ανταλλακτικό φιαλίδιο / μπουκαλάκι γκαζιού / μπουκαλάκια κάμπινγκ / camping gaz φιαλίδιο / φιαλίδια υγραερίου / γκαζάκι μιας χρήσης
    room-heaters portable-heaters | σόμπα γκαζιού / σόμπες γκαζιού / soba gkaziou / θερμάστρα γκαζιού / σόμπα με μπουκάλα / σόμπα υγραερίου για σαλόνι / θέρμανση υγραερίου / ζεστή σόμπα για το εξοχικό / σόμπα με φιάλη
    catalytic-heater | καταλυτική γκαζιού / καταλυτικη θερμαστρα / σόμπα χωρίς φλόγα
    patio-heater | μανιτάρι θέρμανσης / θερμάστρα κήπου / ομπρέλα θέρμανσης / σόμπα για μπαλκόνι / σόμπα εξωτερικού χώρου / σόμπα για καφετέρια εξωτερική / θερμαστρα αυλης
    heater-cannon | αερόθερμο γκαζιού / κανόνι θέρμανσης
    grill | ψησταριά γκαζιού / bbq / μπάρμπεκιου / bbq υγραερίου / γκριλ υγραερίου / psistaria gaziou / barbecue / ψηστιέρα γκαζιού / μπαρμπεκιου υγραεριου / πλάκα ψησίματος / γύρος ψησταριά
    regulator | ρεγουλατόρος / ρεγουλατόρος υγραερίου / ρεγουλατορας / μειωτής πίεσης / μειωτήρας υγραερίου / ρυθμιστής γκαζιού / ρυθμιστής για μπουκάλα / regoulatoros / ρυθμιστής 30 μιλιμπάρ / ρυθμιστής σόμπας / ρυθμιστής για ψησταριά
    high-pressure | ρυθμιστής υψηλής / ρεγουλατόρος υψηλής πίεσης / ρυθμιστής για φλόγιστρο
    hose | λάστιχο γκαζιού / σωλήνας γκαζιού / λάστιχο για σόμπα / λαστιχο μπουκαλας / lastixo gaziou / λάστιχο υγραερίου 8 χιλιοστά / σωληνάκι υγραερίου / λάστιχο κουζίνας γκαζιού / λάστιχο υγραερίου 1,5 μέτρο / σπιράλ υγραερίου ανοξείδωτο
    regulator-bbq-set hose-regulator-kit | σετ ρυθμιστής και λάστιχο / ρυθμιστής με λάστιχο για μπάρμπεκιου
    clamp-hose clamp-ear | σφιχτήρας λάστιχου / κολάρο λάστιχου / σφιγκτήρες / κολαράκια
    cooker hob | γκαζιέρα / γκαζιέρα δύο εστιών / κουζινάκι υγραερίου / εστία γκαζιού / γκάζι με 2 μάτια / κουζίνα υγραερίου / επιτραπέζια γκαζιέρα / γκαζάκι για καφέ / γκαζάκι κάμπινγκ / καμινέτο καφέ
    hobs | εστίες υγραερίου εντοιχιζόμενες / πλακέ εστία κουζίνας υγραερίου
    paella-burner wok-burner | καυστήρας για καζάνι / φουφού / μεγάλη φλόγα για καζάνι / καυστήρας για τσίπουρο
    lantern | λουξ / λάμπα γκαζιού / λουξ υγραερίου / φανάρι υγραερίου
    lantern-mantles | αμίαντος λουξ / αμίαντο για λάμπα / ανταλλακτικό λουξ
    torch blowlamp | φλόγιστρο γκαζιού / φλόγιστρο για πισσόχαρτο / καμινέτο χειρός / φλόγιστρο για ασφαλτόπανο / φλόγιστρο για χόρτα / καψίματος χόρτων / πυροβόλο
    water-heaters | ταχυθερμοσίφωνας υγραερίου / ζεστό νερό με υγραέριο / θερμοσίφωνο γκαζιού / θερμοσίφωνας γκαζιού / ντους κάμπινγκ / ταχυθερμαντήρας
    leak-detector | συναγερμός υγραερίου / ανιχνευτής γκαζιού / συναγερμός γκαζιού / ανιχνευτής διαρροής αερίου / μονοξείδιο του άνθρακα ανιχνευτής / αισθητήρας διαρροής υγραερίου
    detector-spray | σπρέι για διαρροές / σπρέι ελέγχου διαρροής / αφρός για διαρροή γκαζιού
    sealing-tape | τεφλόν / τεφλον υγραεριου / ταινία τεφλόν / teflon / καννάβι σπειρωμάτων
    toroid | ντεπόζιτο υγραερίου / ρεζερβουάρ υγραερίου / ντεπόζιτο υγραερίου στη θέση της ρεζέρβας / τοροειδής 30 μοίρες / τοροειδής 0 μοιρών / ντεπόζιτο ρεζέρβας / dexameni toroeidis 30 moires
    multivalve | πολυβαλβίδα 30 μοιρών / βαλβίδα ντεπόζιτου υγραερίου / πολυβαλβίδα ρεζερβουάρ
    reducer | πνεύμονας υγραερίου / εξαεριωτής / vaporizer / μειωτής υγραερίου αυτοκινήτου
    injector injector-rail | μπεκάκια υγραερίου / ψεκαστήρες υγραερίου / μπεκ γκαζιού αυτοκινήτου
    control-unit | ecu υγραερίου / εγκέφαλος lpg
    switch-button | διακόπτης υγραερίου βενζίνης / μπουτόν αλλαγής καυσίμου / διακόπτης αλλαγής καυσίμου
    map-sensor | αισθητήρας map / map sensor
    kit-autogas | κιτ lpg / σετ υγραεριοκίνησης / υγραέριο στο αυτοκίνητο / εγκατάσταση υγραερίου αυτοκινήτου / kit lpg 4 kylindroi
    filling-point | βαλβίδα γεμίσματος / τάπα γεμίσματος υγραερίου / στόμιο ανεφοδιασμού
    filling-adapter | αντάπτορας γεμίσματος lpg / αντάπτορας για γέμισμα στο εξωτερικό
    filter | φίλτρα lpg / φιλτράκι υγραερίου / φίλτρο αυτοκινήτου υγραερίου
    shut-off-valves | βάνα γκαζιού / ρουμπινέτο γκαζιού / βανάκι υγραερίου / διακόπτης γκαζιού
    pressure-gauges | πιεσόμετρο / μανόμετρο γκαζιού / όργανο πίεσης
    thermocouple | θερμοστοιχείο σόμπας / θερμοκόπια / ασφάλεια φλόγας εστίας
    ignition | τσακμάκι εστίας / ανάφλεξη γκαζιού / σπινθηριστής / πιεζο
    sealing-washers | τσιμούχα φιάλης / φλαντζάκια ρυθμιστή / λαστιχάκι μπουκάλας
    cabinet cage | ντουλάπι μπουκάλας / κλουβί φιαλών / θήκη για φιάλες υγραερίου / κάλυμμα μπουκάλας
    trolley | καρότσι μπουκάλας / καροτσάκι φιάλης
    copper-pipe | χαλκός σωλήνας υγραερίου / μπακιρένιος σωλήνας
    leisure-tanks | δεξαμενή camper / τροχόσπιτο υγραέριο / αυτοκινούμενο υγραέριο δεξαμενή
    changeover | αλλαγή μπουκάλας αυτόματη / αυτόματη εναλλαγή φιαλών
    hand-tools | γαλλικό κλειδί γκαζιού / κλειδί μπουκάλας / κλειδί για ρυθμιστή
    `,
  ),
  ...parse(
    'en',
    `
    cylinder | gas bottle / gas bottles / gas canister refillable / propane tank 5kg / lpg bottle 10 kg
    filled-cylinders | full propane bottle / butane bottle
    cartridge | gas canister for camping stove / camping gas cartridge / gas can
    room-heaters portable-heaters | gas fire / caravan heater / gas stove heating room / calor gas heater / heating for garage
    patio-heater | garden heater / outdoor heater / mushroom heater
    grill | bbq / gas barbecue / gas bbq / barbeque / outdoor grill / griddle
    regulator | gas regulator / bbq regulator / caravan gas regulator / bottle regulator / regulator for gas bottle
    hose | bbq hose / rubber gas pipe / gas tube / pigtail / cooker hose
    clamp-hose clamp-ear | jubilee clip / hose clip
    cooker hob | camping stove / gas ring / portable gas stove / gas cooker / backpacking stove / cooktop
    torch blowlamp | blow torch / weed burner / roofing torch
    water-heaters | instant water heater / camping shower / geyser gas / tankless water heater
    leak-detector | gas alarm / carbon monoxide alarm / co alarm / gas leak alarm
    toroid | doughnut tank / donut tank / spare wheel tank lpg
    reducer | vaporiser / vaporizer / evaporator lpg
    kit-autogas | lpg conversion kit / lpg kit for car
    sealing-tape | ptfe tape / teflon tape / pipe dope
    filling-point | lpg filler / filler cap lpg
    lantern | gas lamp / camping light
    thermocouple | flame failure probe
    ignition | piezo lighter / spark igniter
    shut-off-valves | gas shut off valve / gas tap / isolator valve
    `,
  ),
  ...parse(
    'el',
    `
    hose | λάστιχο γκαζιού 8mm / λάστιχο υγραερίου 2 μέτρα / λάστιχο με ρακόρ 1/4 / λάστιχο 3/8 / λάστιχο για γκαζιέρα / πορτοκαλί λάστιχο γκαζιού / λαστιχα γκαζιου τιμη / λάστιχο υψηλης για φλογιστρο / λάστιχο που συνδέει την μπουκάλα με τη σόμπα / σωλινας γκαζιου / λαστηχο υγραεριου / θωρακισμένο λάστιχο σκάφους
    regulator | ρεγκουλατόρος 30 mbar / ρυθμιστής υγραερίου για σόμπα / ρυθμηστης γκαζιου / βαλβίδα για μπουκάλα γκαζιού / ρυθμιστής κουμπωτός 27 χιλιοστά / ρυθμιστής 50 mbar / ρυθμιστής 1,5 κιλό / ρυθμιστής με ρολόι / ρυθμιστής 37 / τι ρυθμιστή χρειάζομαι για γκαζιέρα / ρεγουλατορος μπουκαλας 10kg / rythmistis gkaziou / ρυθμιστής camping
    high-pressure | ρυθμιστής 4 bar / ρυθμιστής υψηλής για καυστήρα / ρεγουλατόρος για φλόγιστρο / ρυθμιστής 0-4 μπαρ
    line-regulators | ρυθμιστής τοίχου / ρυθμιστής δεύτερης βαθμίδας / ρυθμιστής για τροχόσπιτο
    cylinder | μπουκάλα 5 κιλών / άδεια μπουκάλα υγραερίου / αλουμινένια μπουκάλα / πλαστική μπουκάλα υγραερίου / μπουκαλα για σομπα / μπουκάλα για το τροχόσπιτο / mpoukala gkaziou 10 kila / φιάλη υγραερίου 3 κιλά / φιάλη κλαρκ / μικρή μπουκάλα για κάμπινγκ / τι μπουκάλα παίρνει η σόμπα
    cartridge | γκαζάκι φιαλίδιο 190 γρ / φιαλίδιο 450 γραμμάρια / βιδωτό γκαζάκι / γέμισμα αναπτήρα / αέριο για αναπτήρες / καρτούς γκαζιού
    room-heaters portable-heaters | οικονομική σόμπα υγραερίου / σομπα γκαζιου με θερμοστατη / ποια σόμπα για 40 τετραγωνικά / σόμπα 4,2 kw / σοπα γκαζιου / θερμάστρα χώρου γκαζιού / σόμπα με ροδάκια / σόμπα για συνεργείο / υπέρυθρη σόμπα / σόμπα 3 κιλοβάτ / πώς να ζεστάνω το εξοχικό με γκάζι / θέρμανση για τροχόσπιτο / σόμπα θερμοκηπίου / αερόθερμο για συνεργείο
    patio-heater | σόμπα μανιτάρι / θερμάστρα για ταβέρνα έξω / μανιταρι υγραεριου / εξωτερικη θερμαστρα υγραεριου / σόμπα βεράντας / επιτοίχια θερμάστρα βεράντας
    grill | ψησταριά μπαλκονιού / ψησταριά με 3 καυστήρες / ψησταριά τροχήλατη / φορητή ψησταριά υγραερίου / ψησταρια υγραεριου με καπακι / μπάρμπεκιου για το μπαλκόνι / gkril gaziou / σχάρα υγραερίου / ψησταριά γύρου
    cooker hob | γκαζάκι με μία εστία / γκαζάκι πεζοπορίας / γκαζιερα 3 ματια / φορητή εστία υγραερίου / γκαζάκι βαλιτσάκι / gazaki camping / γκαζακι για μπρικι / επιτραπεζια εστια 2 εστιων / κουζινα υγραεριου με φουρνο / μάτι γκαζιού / κουζινάκι σκάφους
    hobs | εστία υγραερίου 60 cm / εστία με wok / εστία domino
    paella-burner wok-burner | καυστήρας 45 kw / μεγάλος καυστήρας / καυστήρας τρίποδο / τηγάνι παέγια / καυστήρας wok 9kw
    water-heaters | θερμοσίφωνας 11 λίτρα / θερμοσιφωνας υγραεριου για εξοχικο / ντουζ για κάμπινγκ / ταχυθερμοσιφονας
    leak-detector | ανιχνευτής υγραερίου 12v / ανιχνευτής αερίου για τροχόσπιτο / συναγερμός υγραερίου για σκάφος / συναγερμος για υγραεριο στο σπιτι
    leak-testing leak-detector | πώς βρίσκω διαρροή γκαζιού / έλεγχος στεγανότητας
    sealing | ταινία σπειρωμάτων / τεφλόν αερίου κίτρινο / κολλα σπειρωματων
    toroid | τοροειδής δεξαμενή 42 λίτρα / ντεποζιτο στρογγυλο ρεζερβας / τοροειδης 630x220 / δεξαμενη 0 μοιρες εσωτερικη / τορος υγραεριου 60 λιτρα
    tank-cylindrical | κυλινδρικό ντεπόζιτο υγραερίου / δεξαμενή για βαν / κυλινδρικη δεξαμενη πορτ μπαγκαζ
    multivalve | πολυβαλβίδα τοροειδούς 0 μοίρες / πολυβαλβίδα κυλινδρικής / πολυβαλβιδα 315
    reducer | επισκευή πνεύμονα / πνεύμονας 250 kw / μεμβράνες πνεύμονα / πνευμονας καρμπυρατερ
    injector injector-rail | μπεκ υγραερίου / μπεκιέρα 4 κυλίνδρων / σετ επισκευής μπεκ / μπεκ 3 ωμ
    control-unit | εγκέφαλος υγραερίου 4κύλινδρος / εγκεφαλος αυτοκινητου υγραεριου obd
    interface-diagnostic | καλώδιο προγραμματισμού υγραερίου / καλώδιο usb για εγκέφαλο
    switch-button | διακόπτης βενζίνη υγραέριο με ένδειξη / κουμπί υγραερίου
    temperature-sensor map-sensor | αισθητήρας θερμοκρασίας νερού / αισθητηρας πιεσης υγραεριου / αισθητήρας στάθμης ντεπόζιτου
    kit-autogas | κιτ υγραερίου για 6κύλινδρο / kit υγραεριοκινησης / θέλω να βάλω υγραέριο στο αυτοκίνητό μου / κιτ άμεσου ψεκασμού
    autogas-filters | φίλτρο υγραερίου αέριας φάσης 12 χιλιοστά / σετ φίλτρα υγραερίου / φίλτρα υγρής φάσης / φιλτρα για σερβις υγραεριου
    filling-point filling-adapter | στόμιο γεμίσματος / ρακόρ γεμίσματος υγραερίου / αντάπτορας για υγραέριο Ιταλία / πλήρωση φιάλης αντάπτορας
    changeover | μεταγωγεας δυο φιαλων / αυτόματος μεταγωγέας τροχόσπιτο / σύνδεση δύο μπουκάλες μαζί
    shut-off-valves | σφαιρική βάνα 1/2 / βαλβίδα ασφαλείας υγραερίου / ηλεκτροβάνα γκαζιού / βανα γκαζιου 3/8
    pressure-gauges | μανομετρο 0-10 bar / πόσο γκάζι έχει η μπουκάλα / μανόμετρο για έλεγχο / μετρητής στάθμης φιάλης
    fittings | ρακόρ γκαζιού / ρακορ 8mm / ταχυσύνδεσμος γκαζιού / ταυ υγραερίου / γωνία 1/4 / μαστός 8 χιλιοστά / συστολή 1/2 σε 3/8
    thread-adapters | αντάπτορας φιάλης / προσαρμογέας για camping gaz / αντάπτορας ευρωπαϊκών φιαλών
    copper-pipe thermoplastic-pipe | χαλκοσωλήνας 8 χιλιοστά / σωλήνας faro / πλαστικός σωλήνας υγραερίου
    torch blowlamp | φλογιστρο για μονωσεις / πυροβολο για ασφαλτοπανα / φλόγιστρο ζιζανιων / καμινέτο για συγκόλληση χαλκού / φλόγιστρο κουζίνας
    lantern | λάμπα κάμπινγκ / λουξ για φιάλη / λάμπα για βάρκα
    ignition thermocouple | μπουζί εστίας / θερμοστοιχείο φούρνου / πιεζο ανάφλεξη / δεν ανάβει η σόμπα θερμοστοιχείο
    cabinet cage | ντουλάπα για δύο φιάλες / κλωβός για φιάλες / κουτί μπουκάλας σκάφος
    pipe-tools | κόπτης σωλήνων / σωληνοκόφτης / κουρμπαδορος χαλκοσωληνα / εκτονωτικό σωλήνα
    hand-tools | κλειδί φιάλης / δυναμόκλειδο / ζευγάρι κλειδιά
    clamp-set | σφιγκτηρες 8 χιλιοστα / κολάρα για λάστιχο γκαζιού / ιμάντες ντεπόζιτου
    `,
  ),
  ...parse(
    'en',
    `
    cylinder | small gas bottle / aluminium gas bottle / 5kg cylinder / forklift gas bottle / composite bottle / empty gas bottle / gas bottle for boat
    cartridge | screw on gas canister / lighter gas / bayonet cartridge / 230g gas cartridge
    room-heaters portable-heaters | portable gas heater / cabinet heater / heater with thermostat / heater for greenhouse / workshop heater / 4kw heater / catalytic heater / how do i heat my camper
    patio-heater | patio heater wall mounted / terrace heater / table top patio heater / fire pit
    grill | 3 burner grill / table top bbq / trolley barbecue / plancha / portable bbq for camping
    regulator | 30mbar regulator / 37 mbar propane regulator / high pressure regulator 0-4 bar / regulator with gauge / clip on regulator 27mm / what regulator do i need for my bbq / adjustable regulator / wall regulator motorhome
    hose | 8mm gas hose / high pressure hose / hose for gas bbq 1.2m / stainless hose / gas hose with fittings / propane hose
    cooker hob | two burner stove / single burner camping stove / built in hob / hob 60cm / stove with oven / boat cooker / hiking stove
    wok-burner paella-burner | wok burner / paella pan set / burner for large pots
    torch blowlamp | gas torch for soldering / roof torch / torch for weeds / creme brulee torch
    water-heaters | gas water heater 11 l / portable shower / boat water heater
    leak-detector | lpg detector 12v / carbon monoxide detector / gas sniffer / gas detector for caravan
    detector-spray | leak detection spray / leak spray
    toroid | toroidal tank 0 degrees / external toroidal tank / 42 litre toroidal tank
    tank-cylindrical | cylindrical tank / motorhome gas tank / underslung tank / forklift tank
    multivalve | multivalve 30 degrees / multivalve for cylindrical tank
    reducer | lpg reducer 250kw / reducer repair kit
    injector injector-rail | injector rail 4 cyl / lpg injectors / injector repair kit
    control-unit | lpg ecu / lpg computer
    switch-button | lpg switch / petrol gas changeover switch
    kit-autogas | autogas kit 6 cylinder / convert my car to lpg / direct injection kit
    autogas-filters | vapour filter / liquid filter / lpg service filters
    filling-adapter filling-point | filling adapter germany / acme adapter / bayonet adapter / fill point with lock
    changeover | automatic changeover valve / two bottle changeover caravan
    shut-off-valves | ball valve gas / solenoid valve / excess flow valve / inline gas tap
    pressure-gauges | pressure gauge 0-10 bar / gas level indicator
    fittings | quick release coupling / elbow 1/4 / hose tail 8mm / t piece gas / compression fitting 8mm / bottle adapter europe
    copper-pipe thermoplastic-pipe | copper pipe 8mm / plastic gas pipe
    sealing | yellow ptfe tape / thread sealant / gas washers
    ignition thermocouple | push button igniter / oven thermocouple / battery igniter
    cabinet cage trolley | gas bottle cage / bottle trolley / gas locker boat / gas bottle storage box
    lantern | camping lantern / gas lantern with mantle
    pipe-tools hand-tools | pipe bender / tube cutter / bottle spanner / torque wrench / flaring kit
    `,
  ),
]

function parse(locale: EverydaySearch['locale'], lines: string): EverydaySearch[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [wanted = '', terms = ''] = line.split('|').map((part) => part.trim())
      return terms
        .split(' / ')
        .map((term) => ({ term: term.trim(), wanted: wanted.split(' '), locale }))
    })
}
