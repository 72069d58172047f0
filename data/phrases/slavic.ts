import type { PhraseRecord } from "@/lib/phrases/types";

export const SLAVIC: PhraseRecord[] = [
  {
    tag: "pl",
    name: "Polish",
    ownName: "Polski",
    direction: "ltr",
    countries: ["PL"],
    lines: {
      vegan: {
        text: "Odżywiam się wegańsko: jem tylko produkty roślinne.",
        meaning: "I eat vegan: I eat only plant products.",
      },
      avoid: {
        text: "Nie jem mięsa, drobiu, wędlin, ryb, owoców morza, jajek, mleka, masła, śmietany, sera ani miodu.",
        meaning:
          "I eat no meat, poultry, cold cuts, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Nie jem też smalcu, skwarek, boczku, żelatyny ani dań na wywarze mięsnym lub rybnym.",
        meaning: "Nor lard, cracklings, bacon, gelatin or dishes made with meat or fish broth.",
      },
      eat: {
        text: "Jem warzywa, owoce, ziemniaki, kasze, ryż, makaron bez jajek, rośliny strączkowe, grzyby, orzechy, tofu i olej roślinny.",
        meaning:
          "I eat vegetables, fruit, potatoes, groats, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Które dania mogą Państwo tak przygotować?" },
      thanks: { text: "Bardzo dziękuję!" },
    },
    note: "“Wegański” (vegan) is widely known. “Wegetariański” and the older word “jarski” leave in egg, milk and cheese. Pierogi are often served with cracklings (skwarki) or fried bacon, and soups are often made with meat broth or sour cream (śmietana).",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "cs",
    name: "Czech",
    ownName: "Čeština",
    direction: "ltr",
    countries: ["CZ"],
    lines: {
      vegan: {
        text: "Stravuji se vegansky: jím jen rostlinné potraviny.",
        meaning: "I eat vegan: I eat only plant food.",
      },
      avoid: {
        text: "Nejím maso, drůbež, uzeniny, ryby, mořské plody, vejce, mléko, máslo, smetanu, sýr ani med.",
        meaning:
          "I eat no meat, poultry, cold cuts, fish, seafood, eggs, milk, butter, cream, cheese or honey.",
      },
      hidden: {
        text: "Nejím ani jídla s masovým nebo rybím vývarem, sádlem, slaninou nebo želatinou.",
        meaning: "Nor dishes with meat or fish broth, lard, bacon or gelatin.",
      },
      eat: {
        text: "Jím zeleninu, ovoce, brambory, rýži, těstoviny bez vajec, luštěniny, houby, ořechy, tofu a rostlinný olej.",
        meaning:
          "I eat vegetables, fruit, potatoes, rice, pasta without egg, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: { text: "Která jídla mi můžete takto připravit?" },
      thanks: { text: "Mockrát děkuji!" },
    },
    note: "“Veganský” is known in cities. “Bezmasé” on a menu means without meat: egg, milk and fried cheese (smažený sýr) belong there. Bread dumplings (knedlíky) usually contain egg or milk, and soups are often made with meat broth.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "ru",
    name: "Russian",
    ownName: "Русский",
    direction: "ltr",
    countries: ["RU", "BY", "KZ", "KG"],
    lines: {
      vegan: {
        text: "Я придерживаюсь веганского питания: ем только растительную пищу.",
        say: "Ya priderzhivayus’ veganskogo pitaniya: yem tol’ko rastitel’nuyu pishchu.",
        meaning: "I keep to a vegan diet: I eat only plant food.",
      },
      avoid: {
        text: "Я не ем мясо, птицу, рыбу, морепродукты, яйца, молоко, сливочное масло, сметану, сыр, творог и мёд.",
        say: "Ya ne yem myaso, ptitsu, rybu, moreprodukty, yaytsa, moloko, slivochnoye maslo, smetanu, syr, tvorog i myod.",
        meaning:
          "I eat no meat, poultry, fish, seafood, eggs, milk, butter, sour cream, cheese, curd cheese or honey.",
      },
      hidden: {
        text: "Также не ем блюда на мясном или рыбном бульоне, сало, смалец, майонез и желатин.",
        say: "Takzhe ne yem blyuda na myasnom ili rybnom bul’one, salo, smalets, mayonez i zhelatin.",
        meaning: "Nor dishes made with meat or fish broth, pork fat, lard, mayonnaise or gelatin.",
      },
      eat: {
        text: "Я ем овощи, фрукты, крупы, рис, макароны без яиц, картофель, бобовые, грибы, орехи, тофу и растительное масло.",
        say: "Ya yem ovoshchi, frukty, krupy, ris, makarony bez yaits, kartofel’, bobovyye, griby, orekhi, tofu i rastitel’noye maslo.",
        meaning:
          "I eat vegetables, fruit, groats, rice, pasta without egg, potatoes, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: {
        text: "Какие блюда вы можете так приготовить?",
        say: "Kakiye blyuda vy mozhete tak prigotovit’?",
      },
      thanks: { text: "Большое спасибо!", say: "Bol’shoye spasibo!" },
    },
    note: "“Veganskoye” is known in cities. “Postnoye”, the food of the Orthodox fasts, is without meat, egg and milk, but may hold honey and on some days fish. Mayonnaise and sour cream (smetana) come with many salads and soups, and soups are often made with meat broth.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "uk",
    name: "Ukrainian",
    ownName: "Українська",
    direction: "ltr",
    countries: ["UA"],
    lines: {
      vegan: {
        text: "Я дотримуюся веганського харчування: їм лише рослинну їжу.",
        say: "Ya dotrymuyusya vehans’koho kharchuvannya: yim lyshe roslynnu yizhu.",
        meaning: "I keep to a vegan diet: I eat only plant food.",
      },
      avoid: {
        text: "Я не їм м’яса, птиці, риби, морепродуктів, яєць, молока, вершкового масла, сметани, сиру й меду.",
        say: "Ya ne yim m’yasa, ptytsi, ryby, moreproduktiv, yayets’, moloka, vershkovoho masla, smetany, syru y medu.",
        meaning:
          "I eat no meat, poultry, fish, seafood, eggs, milk, butter, sour cream, cheese or honey.",
      },
      hidden: {
        text: "Також не їм страв на м’ясному чи рибному бульйоні, сала, смальцю, майонезу й желатину.",
        say: "Takozh ne yim strav na m’yasnomu chy rybnomu bul’yoni, sala, smal’tsyu, mayonezu y zhelatynu.",
        meaning: "Nor dishes made with meat or fish broth, pork fat, lard, mayonnaise or gelatin.",
      },
      eat: {
        text: "Я їм овочі, фрукти, крупи, рис, макарони без яєць, картоплю, бобові, гриби, горіхи, тофу та рослинну олію.",
        say: "Ya yim ovochi, frukty, krupy, rys, makarony bez yayets’, kartoplyu, bobovi, hryby, horikhy, tofu ta roslynnu oliyu.",
        meaning:
          "I eat vegetables, fruit, groats, rice, pasta without egg, potatoes, pulses, mushrooms, nuts, tofu and vegetable oil.",
      },
      question: {
        text: "Які страви ви можете так приготувати?",
        say: "Yaki stravy vy mozhete tak pryhotuvaty?",
      },
      thanks: { text: "Щиро дякую!", say: "Shchyro dyakuyu!" },
    },
    note: "“Vehans’kyi” is known in cities. “Pisne”, the food of the fasts, is without meat, egg and milk, but may hold honey and on some days fish. Borscht is often made with meat broth, and varenyky come with sour cream or fried pork fat: ask for both without.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
