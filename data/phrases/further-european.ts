import type { PhraseRecord } from "@/lib/phrases/types";

export const FURTHER_EUROPEAN: PhraseRecord[] = [
  {
    tag: "hu",
    name: "Hungarian",
    ownName: "Magyar",
    direction: "ltr",
    countries: ["HU"],
    lines: {
      vegan: { text: "Vegán vagyok: csak növényi eredetű ételt eszem." },
      avoid: {
        text: "Nem fogyasztok húst, szárnyast, halat, tenger gyümölcseit, tojást, tejet, vajat, tejfölt, tejszínt, sajtot, túrót és mézet.",
        meaning:
          "I eat no meat, poultry, fish, seafood, eggs, milk, butter, sour cream, cream, cheese, curd cheese or honey.",
      },
      hidden: {
        text: "Húsból vagy halból készült alaplé, zsír, szalonna, kolbász és zselatin sem lehet az ételben.",
        meaning: "Nor may the food hold meat or fish stock, lard, bacon, sausage or gelatin.",
      },
      eat: {
        text: "Ezeket eszem: zöldség, gyümölcs, burgonya, rizs, tojás nélküli tészta, bab, lencse, gomba, diófélék, tofu és növényi olaj.",
        meaning:
          "I eat vegetables, fruit, potatoes, rice, pasta without egg, beans, lentils, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Melyik ételeket tudják így elkészíteni?" },
      thanks: { text: "Köszönöm szépen!" },
    },
    note: "“Vegán” is known in cities. “Vegetáriánus” leaves in egg, sour cream (tejföl) and cheese. “Zsír” in a recipe is usually pork lard, and sour cream is stirred into many stews and soups.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "fi",
    name: "Finnish",
    ownName: "Suomi",
    direction: "ltr",
    countries: ["FI"],
    lines: {
      vegan: { text: "Olen vegaani: syön vain kasviperäistä ruokaa." },
      avoid: {
        text: "En syö lihaa, kanaa, kalaa, äyriäisiä, kananmunaa, maitoa, voita, kermaa, juustoa enkä hunajaa.",
        meaning:
          "I eat no meat, chicken, fish, shellfish, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "En myöskään syö liha- tai kalalientä, pekonia, tavallista majoneesia enkä liivatetta.",
        meaning: "Nor do I eat meat or fish broth, bacon, ordinary mayonnaise or gelatin.",
      },
      eat: {
        text: "Minulle sopivat vihannekset, hedelmät, peruna, riisi, munaton pasta, pavut, linssit, sienet, pähkinät, tofu ja kasviöljy.",
        meaning:
          "Vegetables, fruit, potatoes, rice, pasta without egg, beans, lentils, mushrooms, nuts, tofu and vegetable oil are fine for me.",
      },
      question: { text: "Mitä annoksia voitte valmistaa näin?" },
      thanks: { text: "Kiitos paljon!" },
    },
    note: "“Vegaani” (the person) and “vegaaninen” (the food) are widely understood. “Kasvis” dishes may hold egg, milk and cheese. Of the letters on menus, L (laktoositon, lactose-free) is still milk, and M (maidoton, milk-free) may hold egg or meat.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "el",
    name: "Greek",
    ownName: "Ελληνικά",
    direction: "ltr",
    countries: ["GR", "CY"],
    lines: {
      vegan: {
        text: "Ακολουθώ vegan διατροφή: τρώω μόνο φυτικές τροφές.",
        say: "Akolouthó vegan diatrofí: tróo móno fitikés trofés.",
        meaning: "I follow a vegan diet: I eat only plant food.",
      },
      avoid: {
        text: "Δεν τρώω κρέας, κοτόπουλο, ψάρι, θαλασσινά, αυγά, γάλα, βούτυρο, τυρί, γιαούρτι ή μέλι.",
        say: "Den tróo kréas, kotópoulo, psári, thalassiná, avgá, gála, voútiro, tirí, yaoúrti í méli.",
        meaning:
          "I eat no meat, chicken, fish, seafood, eggs, milk, butter, cheese, yogurt or honey.",
      },
      hidden: {
        text: "Ούτε ζωμό από κρέας, κοτόπουλο ή ψάρι, ταραμά, ζωικό λίπος ή ζελατίνα.",
        say: "Oúte zomó apó kréas, kotópoulo í psári, taramá, zoïkó lípos í zelatína.",
        meaning: "Nor broth from meat, chicken or fish, fish roe, animal fat or gelatin.",
      },
      eat: {
        text: "Τρώω λαχανικά, φρούτα, όσπρια, ρύζι, ζυμαρικά χωρίς αυγό, πατάτες, μανιτάρια, ξηρούς καρπούς, ταχίνι και ελαιόλαδο.",
        say: "Tróo lachaniká, froúta, óspria, rízi, zimariká chorís avgó, patátes, manitária, xiroús karpoús, tachíni ke eleólado.",
        meaning:
          "I eat vegetables, fruit, pulses, rice, pasta without egg, potatoes, mushrooms, nuts, tahini and olive oil.",
      },
      question: {
        text: "Ποια πιάτα μπορείτε να ετοιμάσετε έτσι;",
        say: "Pya piáta boríte na etimásete étsi?",
      },
      thanks: { text: "Σας ευχαριστώ πολύ!", say: "Sas efcharistó polí!" },
    },
    note: "Every kitchen knows “nistisimo”, the food of the Orthodox fasts: without meat, egg and dairy, but often with shellfish, squid or octopus, and with honey. “Chortofagos” (vegetarian) leaves in egg and cheese. “Ladera”, vegetables stewed in olive oil, are usually vegan when the feta is left off.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "tr",
    name: "Turkish",
    ownName: "Türkçe",
    direction: "ltr",
    countries: ["TR"],
    alsoIn: "the north of Cyprus",
    lines: {
      vegan: {
        text: "Vegan besleniyorum, yani yalnızca bitkisel gıdalar tüketiyorum.",
        meaning: "I eat vegan: I eat only food from plants.",
      },
      avoid: {
        text: "Et, tavuk, balık, deniz ürünleri, yumurta, süt, tereyağı, krema, yoğurt, peynir ve bal tüketmiyorum.",
        meaning:
          "I eat no meat, chicken, fish, seafood, eggs, milk, butter, cream, yogurt, cheese or honey.",
      },
      hidden: {
        text: "İçinde et suyu, tavuk suyu, kıyma, kuyruk yağı veya jelatin olan yemekleri de yemiyorum.",
        meaning:
          "Nor dishes with meat broth, chicken broth, minced meat, tail fat or gelatin in them.",
      },
      eat: {
        text: "Sebze, meyve, baklagiller, pirinç, bulgur, patates, mantar, kuruyemiş ve etsiz zeytinyağlı yemekler yiyebilirim.",
        meaning:
          "I can eat vegetables, fruit, pulses, rice, bulgur, potatoes, mushrooms, nuts and meatless dishes in olive oil.",
      },
      question: { text: "Hangi yemekleri bu şekilde hazırlayabilirsiniz?" },
      thanks: { text: "Çok teşekkür ederim!" },
    },
    note: "“Vegan” is known in big cities. “Etsiz” (without meat) may still be cooked in meat broth, and chicken is often not thought of as “et”. Look for “zeytinyağlı”: vegetables cooked in olive oil and served cold, usually vegan. Rice (pilav) is often cooked with butter or chicken broth.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
