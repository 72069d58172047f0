import type { PhraseRecord } from "@/lib/phrases/types";

export const MIDDLE_EAST: PhraseRecord[] = [
  {
    tag: "he",
    name: "Hebrew",
    ownName: "עברית",
    direction: "rtl",
    countries: ["IL"],
    lines: {
      vegan: {
        text: "התזונה שלי טבעונית: רק מזון מהצומח.",
        say: "Ha-t’zuná sheli tiv’onít: rak mazón me-ha-tzoméach.",
        meaning: "My diet is vegan: only food from plants.",
      },
      avoid: {
        text: "בלי בשר, עוף, דגים, פירות ים, ביצים, חלב, חמאה, שמנת, גבינה ודבש.",
        say: "Bli basár, of, dagím, peyrót yam, beytzím, chaláv, chem’á, shaménet, gviná u-dvásh.",
        meaning:
          "Without meat, chicken, fish, seafood, eggs, milk, butter, cream, cheese and honey.",
      },
      hidden: {
        text: "וגם בלי ציר בשר, עוף או דגים, אבקת מרק עוף, מיונז וג׳לטין.",
        say: "Ve-gam bli tzir basár, of o dagím, avkát marák of, mayonéz ve-jelatín.",
        meaning:
          "And without meat, chicken or fish stock, chicken soup powder, mayonnaise and gelatin.",
      },
      eat: {
        text: "מה שמתאים לי: ירקות, פירות, קטניות, אורז, פסטה בלי ביצים, תפוחי אדמה, פטריות, אגוזים, טחינה, טופו ושמן צמחי.",
        say: "Ma she-mat’ím li: yerakót, peyrót, kitniyót, órez, pásta bli beytzím, tapuchéy adamá, pitriyót, egozím, tchína, tófu ve-shémen tzimchí.",
        meaning:
          "What suits me: vegetables, fruit, pulses, rice, pasta without egg, potatoes, mushrooms, nuts, tahini, tofu and vegetable oil.",
      },
      question: {
        text: "אילו מנות אפשר להכין כך?",
        say: "Éylu manót efshár lehachín kach?",
        meaning: "Which dishes can be made like that?",
      },
      thanks: { text: "תודה רבה!", say: "Todá rabá!" },
    },
    note: "“Tiv’oni” (vegan) is widely known; “tzimchoni” is vegetarian and leaves in egg and cheese. Kosher “parve” means neither meat nor milk: fish, egg and honey may still be in it.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "ar",
    name: "Arabic",
    ownName: "العربية",
    direction: "rtl",
    countries: [
      "AE",
      "BH",
      "DZ",
      "EG",
      "IQ",
      "JO",
      "KW",
      "LB",
      "LY",
      "MA",
      "OM",
      "PS",
      "QA",
      "SA",
      "SD",
      "SY",
      "TN",
      "YE",
    ],
    lines: {
      vegan: {
        text: "أتّبع نظامًا غذائيًا نباتيًا صرفًا (فيغان): لا آكل إلا ما مصدره النبات.",
        say: "Attabi‘u nizāman ghidhā’iyyan nabātiyyan sirfan (vegan): lā ākulu illā mā masdaruhu n-nabāt.",
        meaning: "I follow a purely plant-based diet (vegan): I eat only what comes from plants.",
      },
      avoid: {
        text: "لا آكل اللحم ولا الدجاج ولا السمك ولا المأكولات البحرية ولا البيض ولا الحليب ولا الزبدة ولا الجبن ولا الزبادي ولا العسل.",
        say: "Lā ākulu l-lahm wa-lā d-dajāj wa-lā s-samak wa-lā l-ma’kūlāt al-bahriyya wa-lā l-bayd wa-lā l-halīb wa-lā z-zubda wa-lā l-jubn wa-lā z-zabādī wa-lā l-‘asal.",
        meaning:
          "I eat no meat, chicken, fish, seafood, eggs, milk, butter, cheese, yogurt or honey.",
      },
      hidden: {
        text: "ولا مرق اللحم أو الدجاج أو السمك، ولا السمن الحيواني، ولا الدهن الحيواني، ولا الجيلاتين.",
        say: "Wa-lā maraq al-lahm aw ad-dajāj aw as-samak, wa-lā s-samn al-hayawānī, wa-lā d-duhn al-hayawānī, wa-lā l-jīlātīn.",
        meaning: "Nor meat, chicken or fish broth, ghee, animal fat or gelatin.",
      },
      eat: {
        text: "آكل الخضار والفواكه والبقوليات والأرز والخبز والبرغل والبطاطس والفطر والمكسرات والطحينة وزيت الزيتون.",
        say: "Ākulu l-khudār wa-l-fawākih wa-l-buqūliyyāt wa-l-aruzz wa-l-khubz wa-l-burghul wa-l-batātis wa-l-futr wa-l-mukassarāt wa-t-tahīna wa-zayt az-zaytūn.",
        meaning:
          "I eat vegetables, fruit, pulses, rice, bread, bulgur, potatoes, mushrooms, nuts, tahini and olive oil.",
      },
      question: {
        text: "ما الأطباق التي يمكنكم تحضيرها بهذه الطريقة؟",
        say: "Mā l-atbāq allatī yumkinukum tahdīruhā bi-hādhihi t-tarīqa?",
      },
      thanks: { text: "شكرًا جزيلًا!", say: "Shukran jazīlan!" },
    },
    note: "The card is in the standard language, which is written everywhere and differs from what people speak: show it. “Nabati” is vegetarian as well as vegan, and often heard as without pieces of meat: broth, butter, ghee (samn), egg and yogurt may remain. Lentil soup and rice are often cooked with chicken broth or ghee. In Egypt “siyami”, the food of the Coptic fasts, is without meat, egg and dairy, but may hold fish.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "fa",
    name: "Persian",
    ownName: "فارسی",
    direction: "rtl",
    countries: ["IR"],
    lines: {
      vegan: {
        text: "من گیاه‌خوار کامل (وگان) هستم و فقط غذای گیاهی می‌خورم.",
        say: "Man giyāh-khār-e kāmel (vegan) hastam va faqat ghazā-ye giyāhi mikhoram.",
        meaning: "I am a full vegetarian (vegan) and eat only plant food.",
      },
      avoid: {
        text: "گوشت، مرغ، ماهی، میگو، تخم‌مرغ، شیر، کره، پنیر، ماست، کشک و عسل نمی‌خورم.",
        say: "Gusht, morgh, māhi, meygu, tokhm-e morgh, shir, kare, panir, māst, kashk va asal nemikhoram.",
        meaning:
          "I eat no meat, chicken, fish, shrimp, eggs, milk, butter, cheese, yogurt, kashk or honey.",
      },
      hidden: {
        text: "غذایی که در آن آب گوشت یا آب مرغ، روغن حیوانی، دنبه یا ژلاتین باشد هم نمی‌خورم.",
        say: "Ghazā’i ke dar ān āb-e gusht yā āb-e morgh, roghan-e heyvāni, dombe yā zhelātin bāshad ham nemikhoram.",
        meaning: "Nor food with meat or chicken broth, ghee, tail fat or gelatin in it.",
      },
      eat: {
        text: "سبزیجات، میوه، حبوبات، برنج، نان، سیب‌زمینی، قارچ، آجیل و روغن گیاهی می‌خورم.",
        say: "Sabzijāt, mive, hobubāt, berenj, nān, sib-zamini, qārch, ājil va roghan-e giyāhi mikhoram.",
        meaning:
          "I eat vegetables, fruit, pulses, rice, bread, potatoes, mushrooms, nuts and vegetable oil.",
      },
      question: {
        text: "کدام غذاها را می‌توانید این‌طور درست کنید؟",
        say: "Kodām ghazā-hā rā mitavānid in-towr dorost konid?",
      },
      thanks: { text: "خیلی متشکرم!", say: "Kheyli moteshakkeram!" },
    },
    note: "“Giyah-khar” (vegetarian) is known, “vegan” in big cities. Egg, yogurt, butter and kashk, which is made from sour milk, are not thought of as meat: kashk comes on many eggplant dishes and soups, and rice is often served with butter.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
];
