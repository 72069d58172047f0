import type { PhraseRecord } from "@/lib/phrases/types";

export const EAST_ASIA: PhraseRecord[] = [
  {
    tag: "ko",
    name: "Korean",
    ownName: "한국어",
    direction: "ltr",
    countries: ["KR"],
    lines: {
      vegan: {
        text: "저는 비건입니다. 식물성 음식만 먹습니다.",
        say: "Jeoneun bigeonimnida. Singmulseong eumsingman meokseumnida.",
        meaning: "I am vegan. I eat only plant food.",
      },
      avoid: {
        text: "고기, 닭고기, 햄, 생선, 어묵, 해산물, 달걀, 우유, 버터, 치즈, 꿀은 먹지 않습니다.",
        say: "Gogi, dakgogi, haem, saengseon, eomuk, haesanmul, dalgyal, uyu, beoteo, chijeu, kkureun meokji anseumnida.",
        meaning:
          "I eat no meat, chicken, ham, fish, fish cake, seafood, eggs, milk, butter, cheese or honey.",
      },
      hidden: {
        text: "멸치나 고기로 낸 육수, 액젓, 새우젓, 젓갈을 넣은 김치, 굴소스, 가쓰오부시, 젤라틴도 먹지 않습니다.",
        say: "Myeolchina gogiro naen yuksu, aekjeot, saeujeot, jeotgareul neoeun gimchi, gulsoseu, gasseuobusi, jellatindo meokji anseumnida.",
        meaning:
          "Nor broth from anchovies or meat, fish sauce, salted shrimp, kimchi with salted seafood, oyster sauce, bonito flakes or gelatin.",
      },
      eat: {
        text: "채소, 과일, 두부, 콩, 버섯, 견과류, 밥, 김, 미역, 간장, 고추장, 참기름, 식용유는 먹을 수 있습니다.",
        say: "Chaeso, gwail, dubu, kong, beoseot, gyeongwaryu, bap, gim, miyeok, ganjang, gochujang, chamgireum, sigyongyuneun meogeul su isseumnida.",
        meaning:
          "I can eat vegetables, fruit, tofu, beans, mushrooms, nuts, rice, laver, seaweed, soy sauce, chili paste, sesame oil and cooking oil.",
      },
      question: {
        text: "어떤 메뉴를 이렇게 만들어 주실 수 있나요?",
        say: "Eotteon menyureul ireoke mandeureo jusil su innayo?",
      },
      thanks: { text: "정말 감사합니다!", say: "Jeongmal gamsahamnida!" },
    },
    note: "“Bigeon” (vegan) is known in cities; “chaesik” (eating plants) is often heard as without visible meat. “Gogi” (meat) often does not take in fish or ham, so the card names them. Broth for soups, stews and noodles is usually made with anchovies (myeolchi) or meat, and kimchi with salted shrimp or fish sauce (jeotgal). Temple food (sachal eumsik) is cooked without meat and fish, and without garlic and onion.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "ja",
    name: "Japanese",
    ownName: "日本語",
    direction: "ltr",
    countries: ["JP"],
    lines: {
      vegan: {
        text: "私はヴィーガン（完全菜食）です。植物性のものしか食べません。",
        say: "Watashi wa vīgan (kanzen saishoku) desu. Shokubutsusei no mono shika tabemasen.",
        meaning: "I am vegan (fully plant-eating). I eat nothing but things from plants.",
      },
      avoid: {
        text: "肉（鶏肉、ハム、ベーコンも）、魚、えびや貝などの魚介類、卵、牛乳、バター、チーズ、生クリーム、はちみつは食べられません。",
        say: "Niku (toriniku, hamu, bēkon mo), sakana, ebi ya kai nado no gyokairui, tamago, gyūnyū, batā, chīzu, namakurīmu, hachimitsu wa taberaremasen.",
        meaning:
          "I cannot eat meat (chicken, ham and bacon included), fish, seafood such as shrimp and shellfish, eggs, milk, butter, cheese, cream or honey.",
      },
      hidden: {
        text: "かつお節や煮干しのだし、鶏がらや豚骨のスープ、魚醤、ラード、ゼラチンも食べられません。昆布だしと椎茸だしは大丈夫です。",
        say: "Katsuobushi ya niboshi no dashi, torigara ya tonkotsu no sūpu, gyoshō, rādo, zerachin mo taberaremasen. Konbu-dashi to shiitake-dashi wa daijōbu desu.",
        meaning:
          "Nor dashi from bonito or dried sardines, chicken or pork bone broth, fish sauce, lard or gelatin. Kombu dashi and shiitake dashi are fine.",
      },
      eat: {
        text: "野菜、果物、豆腐、豆、きのこ、海藻、ナッツ、ごはん、しょうゆ、植物油は食べられます。",
        say: "Yasai, kudamono, tōfu, mame, kinoko, kaisō, nattsu, gohan, shōyu, shokubutsuyu wa taberaremasu.",
        meaning:
          "I can eat vegetables, fruit, tofu, beans, mushrooms, seaweed, nuts, rice, soy sauce and vegetable oil.",
      },
      question: {
        text: "この条件で作っていただける料理はありますか。",
        say: "Kono jōken de tsukutte itadakeru ryōri wa arimasu ka.",
        meaning: "Are there dishes that you could kindly make on these terms?",
      },
      thanks: { text: "ありがとうございます。", say: "Arigatō gozaimasu.", meaning: "Thank you." },
    },
    note: "“Vīgan” is known in cities; “bejitarian” and “niku nashi” (without meat) often leave in fish. Dashi, the stock of soups, sauces and simmered vegetables, is usually made with bonito, a fish, and is not thought of as one. Stock of kombu seaweed or dried shiitake is vegan. “Shojin ryori”, the cooking of Buddhist temples, is without meat and fish.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "zh-Hans",
    name: "Chinese (Simplified)",
    ownName: "简体中文",
    direction: "ltr",
    countries: ["CN", "SG"],
    lines: {
      vegan: {
        text: "我吃纯素，只吃植物性食物。",
        say: "Wǒ chī chúnsù, zhǐ chī zhíwùxìng shíwù.",
        meaning: "I eat purely vegan, only food from plants.",
      },
      avoid: {
        text: "我不吃任何肉类（猪、牛、羊、鸡、鸭）、鱼、海鲜、蛋、牛奶、黄油、奶酪和蜂蜜。",
        say: "Wǒ bù chī rènhé ròulèi (zhū, niú, yáng, jī, yā), yú, hǎixiān, dàn, niúnǎi, huángyóu, nǎilào hé fēngmì.",
        meaning:
          "I eat no meat of any kind (pork, beef, lamb, chicken, duck), fish, seafood, eggs, milk, butter, cheese or honey.",
      },
      hidden: {
        text: "也不吃用肉汤、骨头汤、鸡精、猪油、蚝油、鱼露、虾皮或肉末做的菜。葱、蒜、韭菜可以吃。",
        say: "Yě bù chī yòng ròutāng, gǔtou tāng, jījīng, zhūyóu, háoyóu, yúlù, xiāpí huò ròumò zuò de cài. Cōng, suàn, jiǔcài kěyǐ chī.",
        meaning:
          "Nor dishes made with meat broth, bone broth, chicken powder, lard, oyster sauce, fish sauce, dried shrimp or minced meat. Spring onion, garlic and chives are fine.",
      },
      eat: {
        text: "我吃蔬菜、水果、豆腐、豆类、菌菇、坚果、米饭和不含蛋的面条，可以用植物油和酱油。",
        say: "Wǒ chī shūcài, shuǐguǒ, dòufu, dòulèi, jūngū, jiānguǒ, mǐfàn hé bù hán dàn de miàntiáo, kěyǐ yòng zhíwùyóu hé jiàngyóu.",
        meaning:
          "I eat vegetables, fruit, tofu, beans, mushrooms, nuts, rice and noodles without egg; vegetable oil and soy sauce are fine.",
      },
      question: {
        text: "请问哪些菜可以这样做？",
        say: "Qǐngwèn nǎxiē cài kěyǐ zhèyàng zuò?",
        meaning: "May I ask which dishes can be made like that?",
      },
      thanks: { text: "非常感谢！", say: "Fēicháng gǎnxiè!" },
    },
    note: "“Sù” (vegetable food) may hold egg or milk, and a dish without visible meat may be cooked with lard, broth or minced meat; “chúnsù” is vegan. Buddhist kitchens also leave out the five pungent vegetables, such as garlic, onion, leek and chives; the card says that you eat them.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "zh-Hant",
    name: "Chinese (Traditional)",
    ownName: "繁體中文",
    direction: "ltr",
    countries: ["TW", "HK", "MO"],
    lines: {
      vegan: {
        text: "我吃純素（全素），只吃植物性食物。",
        say: "Wǒ chī chúnsù (quánsù), zhǐ chī zhíwùxìng shíwù.",
        meaning: "I eat purely vegan, only food from plants.",
      },
      avoid: {
        text: "我不吃任何肉類（豬、牛、羊、雞、鴨）、魚、海鮮、蛋、牛奶、奶油（牛油）、起司（芝士）和蜂蜜。",
        say: "Wǒ bù chī rènhé ròulèi (zhū, niú, yáng, jī, yā), yú, hǎixiān, dàn, niúnǎi, nǎiyóu (niúyóu), qǐsī (zhīshì) hé fēngmì.",
        meaning:
          "I eat no meat of any kind (pork, beef, lamb, chicken, duck), fish, seafood, eggs, milk, butter or cream, cheese or honey.",
      },
      hidden: {
        text: "也不吃用肉湯、大骨湯、柴魚、雞粉、豬油、蠔油、魚露、蝦米或肉燥做的菜。蔥、蒜、韭菜等五辛可以吃。",
        say: "Yě bù chī yòng ròutāng, dàgǔ tāng, cháiyú, jīfěn, zhūyóu, háoyóu, yúlù, xiāmǐ huò ròuzào zuò de cài. Cōng, suàn, jiǔcài děng wǔxīn kěyǐ chī.",
        meaning:
          "Nor dishes made with meat broth, bone broth, bonito, chicken powder, lard, oyster sauce, fish sauce, dried shrimp or minced meat sauce. The five pungent vegetables, such as spring onion, garlic and chives, are fine.",
      },
      eat: {
        text: "我吃蔬菜、水果、豆腐、豆類、菇類、堅果、白飯和不含蛋的麵，可以用植物油和醬油。",
        say: "Wǒ chī shūcài, shuǐguǒ, dòufu, dòulèi, gūlèi, jiānguǒ, báifàn hé bù hán dàn de miàn, kěyǐ yòng zhíwùyóu hé jiàngyóu.",
        meaning:
          "I eat vegetables, fruit, tofu, beans, mushrooms, nuts, rice and noodles without egg; vegetable oil and soy sauce are fine.",
      },
      question: {
        text: "請問哪些菜可以這樣做？",
        say: "Qǐngwèn nǎxiē cài kěyǐ zhèyàng zuò?",
        meaning: "May I ask which dishes can be made like that?",
      },
      thanks: { text: "非常感謝！", say: "Fēicháng gǎnxiè!" },
    },
    note: "In Taiwan vegetarian food (sùshí) is easy to find, and packages say which kind they hold: “quánsù” or “chúnsù” is vegan and also without the five pungent vegetables, such as garlic and onion; “zhíwù wǔxīnsù” may hold them, and egg or milk as well; “dànsù” has egg and “nǎisù” milk. The card says that garlic and onion are fine. The pronunciation is Mandarin: in Hong Kong and Macao show the card.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
