import type { PhraseRecord } from "@/lib/phrases/types";

export const ROMANCE: PhraseRecord[] = [
  {
    tag: "fr",
    name: "French",
    ownName: "Français",
    direction: "ltr",
    countries: [
      "FR",
      "BE",
      "CH",
      "LU",
      "MC",
      "GP",
      "MQ",
      "GF",
      "RE",
      "NC",
      "PF",
      "MA",
      "DZ",
      "TN",
      "SN",
      "CI",
    ],
    alsoIn: "Quebec in Canada",
    lines: {
      vegan: {
        text: "Mon alimentation est végétalienne (vegan)\u00a0: je ne mange que des aliments d’origine végétale.",
        meaning: "My diet is vegan: I eat only food from plants.",
      },
      avoid: {
        text: "Je ne mange ni viande, ni volaille, ni poisson, ni fruits de mer, ni œufs, ni lait, ni beurre, ni crème, ni fromage, ni miel.",
        meaning:
          "I eat no meat, poultry, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Pas non plus de bouillon de viande ou de poisson, de fond de veau, de lardons, de graisse animale ni de gélatine.",
        meaning: "Nor meat or fish broth, veal stock, diced bacon, animal fat or gelatin.",
      },
      eat: {
        text: "Je mange des légumes, des fruits, des légumineuses, des pommes de terre, du riz, des pâtes sans œufs, des champignons, des fruits à coque, du tofu et des huiles végétales.",
        meaning:
          "I eat vegetables, fruit, pulses, potatoes, rice, pasta without egg, mushrooms, nuts, tofu and vegetable oils.",
      },
      question: { text: "Quels plats pouvez-vous préparer de cette façon\u202f?" },
      thanks: { text: "Merci beaucoup\u202f!" },
    },
    note: "“Végétalien” is the French word; “vegan” is understood as well, most of all in cities. “Végétarien” leaves in egg, butter and cheese. Ask about butter and cream on vegetables and in sauces, and about veal stock (fond de veau).",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "es",
    name: "Spanish",
    ownName: "Español",
    direction: "ltr",
    countries: [
      "ES",
      "MX",
      "AR",
      "BO",
      "CL",
      "CO",
      "CR",
      "CU",
      "DO",
      "EC",
      "GT",
      "HN",
      "NI",
      "PA",
      "PE",
      "PR",
      "PY",
      "SV",
      "UY",
      "VE",
    ],
    lines: {
      vegan: {
        text: "Sigo una alimentación vegana: solo como alimentos de origen vegetal.",
        meaning: "I follow a vegan diet: I eat only food from plants.",
      },
      avoid: {
        text: "No como carne, pollo, jamón, pescado, mariscos, huevos, leche, mantequilla, nata o crema, queso ni miel.",
        meaning:
          "I eat no meat, chicken, ham, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Tampoco caldo de pollo, de carne o de pescado, manteca de cerdo, tocino, chorizo, atún ni gelatina.",
        meaning:
          "Nor chicken, meat or fish broth, lard, bacon or pork fat, chorizo, tuna or gelatin.",
      },
      eat: {
        text: "Como verduras, fruta, frijoles, lentejas, garbanzos y otras legumbres, arroz, maíz, pan sin leche ni huevo, frutos secos, tofu y aceite vegetal.",
        meaning:
          "I eat vegetables, fruit, beans, lentils, chickpeas and other pulses, rice, corn, bread without milk or egg, nuts, tofu and vegetable oil.",
      },
      question: { text: "¿Qué platos me pueden preparar así?" },
      thanks: { text: "¡Muchas gracias!" },
    },
    note: "“Vegano” is known in cities. “Carne” is often heard as beef or pork alone, so the card names chicken, ham and tuna, too. In Mexico beans, tamales and flour tortillas are often made with lard (manteca) and rice with chicken broth; in Spain ham and tuna come with vegetables and salads. In Argentina and Uruguay “manteca” is butter.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "pt",
    name: "Portuguese",
    ownName: "Português",
    direction: "ltr",
    countries: ["PT", "BR", "AO", "CV", "MZ"],
    lines: {
      vegan: {
        text: "Tenho uma alimentação vegana: só como alimentos de origem vegetal.",
        meaning: "I have a vegan diet: I eat only food from plants.",
      },
      avoid: {
        text: "Não como carne, frango, presunto, peixe, frutos do mar (marisco), ovos, leite, manteiga, creme de leite (natas), queijo nem mel.",
        meaning:
          "I eat no meat, chicken, ham, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Também não como nada feito com caldo de carne, de galinha ou de peixe, bacon, linguiça, chouriço, banha de porco ou gelatina.",
        meaning:
          "I also eat nothing made with meat, chicken or fish broth, bacon, sausage, chouriço, lard or gelatin.",
      },
      eat: {
        text: "Como legumes, verduras, frutas, feijão, lentilhas, grão-de-bico, arroz, batatas, cogumelos, nozes, castanhas, tofu, azeite e óleo vegetal.",
        meaning:
          "I eat vegetables, greens, fruit, beans, lentils, chickpeas, rice, potatoes, mushrooms, nuts, tofu, olive oil and vegetable oil.",
      },
      question: { text: "Que pratos podem ser preparados assim?" },
      thanks: { text: "Agradeço muito!" },
    },
    note: "“Vegano” is known in cities. “Carne” is often heard as beef alone, so the card names chicken and fish, too. Beans (feijão) are often cooked with bacon or sausage, and in Portugal the soup caldo verde comes with chouriço.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "it",
    name: "Italian",
    ownName: "Italiano",
    direction: "ltr",
    countries: ["IT", "CH", "SM", "VA"],
    lines: {
      vegan: {
        text: "Seguo un’alimentazione vegana: mangio solo alimenti di origine vegetale.",
        meaning: "I follow a vegan diet: I eat only food from plants.",
      },
      avoid: {
        text: "Non mangio carne, salumi, pesce, frutti di mare, uova, latte, burro, panna, formaggi né miele.",
        meaning:
          "I eat no meat, cold cuts, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Nemmeno brodo di carne o di pesce, pancetta, strutto, acciughe, parmigiano o gelatina.",
        meaning: "Nor meat or fish broth, pancetta, lard, anchovies, parmesan or gelatin.",
      },
      eat: {
        text: "Mangio verdura, frutta, legumi, pasta senza uova, riso, patate, funghi, frutta secca, tofu e olio d’oliva.",
        meaning:
          "I eat vegetables, fruit, pulses, pasta without egg, rice, potatoes, mushrooms, nuts, tofu and olive oil.",
      },
      question: { text: "Quali piatti potete preparare così?" },
      thanks: { text: "Grazie mille!" },
    },
    note: "“Vegano” is widely known. Dried pasta is usually made without egg, fresh pasta often with it. Ask that no cheese is grated over the plate, and about anchovies (acciughe), meat broth in risotto and lard (strutto) in some breads, such as piadina.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "ro",
    name: "Romanian",
    ownName: "Română",
    direction: "ltr",
    countries: ["RO", "MD"],
    lines: {
      vegan: {
        text: "Mănânc doar mâncare vegană: numai din plante, ca mâncarea de post.",
        meaning: "I eat only vegan food: only from plants, like the food of the fasts.",
      },
      avoid: {
        text: "Nu mănânc carne, pui, pește, fructe de mare, ouă, lapte, unt, smântână, brânză, cașcaval sau miere.",
        meaning:
          "I eat no meat, chicken, fish, seafood, eggs, milk, butter, sour cream, white or yellow cheese or honey.",
      },
      hidden: {
        text: "Nu mănânc nici mâncare gătită cu supă de carne sau de pește, untură, slănină sau gelatină.",
        meaning: "Nor food that is cooked with meat or fish broth, lard, bacon fat or gelatin.",
      },
      eat: {
        text: "Mănânc legume, fructe, fasole, linte, năut, cartofi, orez, mămăligă, ciuperci, nuci și ulei vegetal.",
        meaning:
          "I eat vegetables, fruit, beans, lentils, chickpeas, potatoes, rice, polenta, mushrooms, nuts and vegetable oil.",
      },
      question: { text: "Ce feluri de mâncare puteți pregăti așa?" },
      thanks: { text: "Vă mulțumesc mult!" },
    },
    note: "Ask for “mâncare de post”, the food of the Orthodox fasts: every kitchen knows it, and it leaves out meat, egg and dairy. It may hold honey, and on some days of a fast fish, so the card names both. “Vegan” is known in cities.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
