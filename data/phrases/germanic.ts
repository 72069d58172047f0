import type { PhraseRecord } from "@/lib/phrases/types";

export const GERMANIC: PhraseRecord[] = [
  {
    tag: "de",
    name: "German",
    ownName: "Deutsch",
    direction: "ltr",
    countries: ["DE", "AT", "CH", "LI", "LU"],
    alsoIn: "South Tyrol in Italy",
    lines: {
      vegan: { text: "Ich esse vegan, also nur Pflanzliches." },
      avoid: {
        text: "Bitte kein Fleisch, keinen Fisch, keine Meeresfrüchte, keine Eier, keine Milch, keine Butter, keine Sahne, keinen Käse und keinen Honig.",
        meaning: "Please no meat, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Auch keine Fleisch- oder Fischbrühe, keinen Speck, kein Schmalz und keine Gelatine.",
        meaning: "Also no meat or fish broth, bacon, lard or gelatin.",
      },
      eat: {
        text: "In Ordnung sind Gemüse, Obst, Kartoffeln, Reis, Nudeln ohne Ei, Hülsenfrüchte, Pilze, Nüsse, Tofu und Pflanzenöl.",
        meaning:
          "Vegetables, fruit, potatoes, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil are fine.",
      },
      question: { text: "Welche Gerichte können Sie so zubereiten?" },
      thanks: { text: "Vielen Dank!" },
    },
    note: "“Vegan” is the same word and widely known. “Vegetarisch” leaves in egg, butter and cheese. Ask about bacon (Speck) in potato salad, fried potatoes and cabbage, about egg in noodles such as Spätzle, and about meat broth in soups.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "nl",
    name: "Dutch",
    ownName: "Nederlands",
    direction: "ltr",
    countries: ["NL", "BE", "SR"],
    lines: {
      vegan: { text: "Ik eet veganistisch, dus alleen plantaardig." },
      avoid: {
        text: "Ik eet geen vlees, kip, vis, schaal- en schelpdieren, eieren, melk, boter, room, kaas of honing.",
        meaning:
          "I eat no meat, chicken, fish, shellfish, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Ook geen vlees- of visbouillon, spek, rundvet, vissaus, trassi of gelatine.",
        meaning: "Nor meat or fish broth, bacon, beef fat, fish sauce, shrimp paste or gelatin.",
      },
      eat: {
        text: "Wat ik wel eet: groente, fruit, aardappelen, rijst, pasta zonder ei, peulvruchten, paddenstoelen, noten, tofu en plantaardige olie.",
        meaning:
          "What I do eat: vegetables, fruit, potatoes, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Welke gerechten kunt u zo klaarmaken?" },
      thanks: { text: "Hartelijk dank!" },
    },
    note: "“Vegan” and “veganistisch” are both understood. “Vegetarisch” leaves in egg and cheese. Indonesian dishes can contain shrimp paste (trassi), and in Belgium fries are sometimes fried in beef fat: ask.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "sv",
    name: "Swedish",
    ownName: "Svenska",
    direction: "ltr",
    countries: ["SE", "AX"],
    alsoIn: "parts of the coast of Finland",
    lines: {
      vegan: { text: "Jag är vegan och äter bara växtbaserad mat." },
      avoid: {
        text: "Jag äter inte kött, kyckling, fisk, skaldjur, ägg, mjölk, smör, grädde, ost eller honung.",
        meaning:
          "I eat no meat, chicken, fish, shellfish, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Inte heller kött- eller fiskbuljong, bacon, ansjovis, vanlig majonnäs eller gelatin.",
        meaning:
          "Nor meat or fish broth, bacon, spiced sprats (ansjovis), ordinary mayonnaise or gelatin.",
      },
      eat: {
        text: "Jag kan äta grönsaker, frukt, potatis, ris, pasta utan ägg, baljväxter, svamp, nötter, tofu och vegetabilisk olja.",
        meaning:
          "I can eat vegetables, fruit, potatoes, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Vilka rätter kan ni laga på det sättet?" },
      thanks: { text: "Tack så mycket!" },
    },
    note: "“Vegan” (the person) and “vegansk” (the food) are widely understood; “växtbaserad” is plant-based. “Vegetarisk” leaves in egg, butter and cheese. Ask about butter and cream with potatoes and in soups.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "da",
    name: "Danish",
    ownName: "Dansk",
    direction: "ltr",
    countries: ["DK", "FO", "GL"],
    lines: {
      vegan: { text: "Jeg er veganer og spiser kun plantebaseret mad." },
      avoid: {
        text: "Jeg spiser ikke kød, kylling, fisk, skaldyr, æg, mælk, smør, fløde, ost eller honning.",
        meaning:
          "I eat no meat, chicken, fish, shellfish, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Heller ikke kød-, hønse- eller fiskebouillon, bacon, svinefedt, almindelig mayonnaise, remoulade eller gelatine.",
        meaning:
          "Nor meat, chicken or fish broth, bacon, lard, ordinary mayonnaise, remoulade or gelatin.",
      },
      eat: {
        text: "Jeg kan godt spise grøntsager, frugt, kartofler, ris, pasta uden æg, bælgfrugter, svampe, nødder, tofu og planteolie.",
        meaning:
          "I can eat vegetables, fruit, potatoes, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Hvilke retter kan I lave på den måde?" },
      thanks: { text: "Mange tak!" },
    },
    note: "“Vegansk” and “plantebaseret” are widely understood. “Vegetarisk” leaves in egg and dairy. Open sandwiches (smørrebrød) begin with butter and often end in mayonnaise or remoulade, which both contain egg.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "nb",
    name: "Norwegian",
    ownName: "Norsk bokmål",
    direction: "ltr",
    countries: ["NO"],
    lines: {
      vegan: { text: "Jeg er veganer og spiser bare plantebasert mat." },
      avoid: {
        text: "Jeg spiser ikke kjøtt, kylling, fisk, skalldyr, egg, melk, smør, fløte, ost eller honning.",
        meaning:
          "I eat no meat, chicken, fish, shellfish, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Heller ikke kraft eller buljong laget på kjøtt eller fisk, bacon, vanlig majones eller gelatin.",
        meaning: "Nor stock or broth from meat or fish, bacon, ordinary mayonnaise or gelatin.",
      },
      eat: {
        text: "Jeg kan spise grønnsaker, frukt, poteter, ris, pasta uten egg, belgfrukter, sopp, nøtter, tofu og planteolje.",
        meaning:
          "I can eat vegetables, fruit, potatoes, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Hvilke retter kan dere lage på den måten?" },
      thanks: { text: "Tusen takk!" },
    },
    note: "“Vegansk” is widely understood. “Vegetarisk” leaves in egg, butter and cheese. Ask about butter and cream, and about fish or meat stock (kraft) in soups and sauces.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
