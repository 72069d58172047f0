import type { PhraseRecord } from "@/lib/phrases/types";

export const SOUTHEAST_ASIA: PhraseRecord[] = [
  {
    tag: "th",
    name: "Thai",
    ownName: "ไทย",
    direction: "ltr",
    countries: ["TH"],
    lines: {
      vegan: {
        text: "ขออาหารวีแกน (คล้ายอาหารเจ) ทานได้เฉพาะอาหารที่ทำจากพืชเท่านั้น",
        say: "Khor aahaan wee-gaen (khlaai aahaan jay), thaan dai chaphor aahaan thee tham jaak phuet thaonan.",
        meaning: "Vegan food, please (similar to jay food): I can eat only food made from plants.",
      },
      avoid: {
        text: "ไม่ทานเนื้อสัตว์ หมู ไก่ ปลา กุ้ง อาหารทะเล ไข่ นม เนย ชีส และน้ำผึ้ง",
        say: "Mai thaan nuea sat, moo, gai, plaa, goong, aahaan thalay, khai, nom, noei, cheet lae nam phueng.",
        meaning:
          "I eat no meat, pork, chicken, fish, shrimp, seafood, eggs, milk, butter, cheese or honey.",
      },
      hidden: {
        text: "รบกวนไม่ใส่น้ำปลา ปลาร้า กะปิ กุ้งแห้ง ซอสหอยนางรม ผงปรุงรสหมูหรือไก่ น้ำซุปกระดูก น้ำมันหมู และเจลาติน",
        say: "Rop-guan mai sai nam plaa, plaa raa, gapi, goong haeng, sawt hoi naang rom, phong prung rot moo rue gai, nam sup gradook, nam man moo lae jay-laa-tin.",
        meaning:
          "Please do not add fish sauce, fermented fish, shrimp paste, dried shrimp, oyster sauce, pork or chicken seasoning powder, bone broth, lard or gelatin.",
      },
      eat: {
        text: "ทานผัก ผลไม้ เต้าหู้ ถั่ว เห็ด ข้าว เส้นก๋วยเตี๋ยวที่ไม่มีไข่ กะทิ ซีอิ๊วขาว กระเทียม และน้ำมันพืชได้",
        say: "Thaan phak, phonlamai, tao-hoo, thua, het, khaao, sen guay-tiao thee mai mee khai, gathi, see-iu khaao, grathiam lae nam man phuet dai.",
        meaning:
          "I can eat vegetables, fruit, tofu, beans and nuts, mushrooms, rice, noodles without egg, coconut milk, soy sauce, garlic and vegetable oil.",
      },
      question: {
        text: "มีเมนูไหนที่ทำแบบนี้ได้บ้าง",
        say: "Mee menu nai thee tham baep nee dai baang?",
      },
      thanks: { text: "ขอบคุณมาก", say: "Khop khun maak." },
    },
    note: "“Jay” (gin jay) is the word that every kitchen knows: nothing from animals, and by custom also no garlic, onion or chives. Yellow flags with red letters mark it. “Mangsawirat” (vegetarian) may hold egg, milk and fish sauce. Most other dishes hold fish sauce, shrimp paste or oyster sauce. The pronunciation leaves out the tones: show the card.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "vi",
    name: "Vietnamese",
    ownName: "Tiếng Việt",
    direction: "ltr",
    countries: ["VN"],
    lines: {
      vegan: {
        text: "Tôi ăn thuần chay: chỉ ăn thực phẩm từ thực vật.",
        meaning: "I eat purely vegan: only food from plants.",
      },
      avoid: {
        text: "Tôi không ăn thịt, cá, tôm, hải sản, trứng, sữa, bơ động vật, phô mai và mật ong.",
        meaning:
          "I eat no meat, fish, shrimp, seafood, eggs, milk, butter from animals, cheese or honey.",
      },
      hidden: {
        text: "Xin đừng dùng nước mắm, mắm tôm, mắm ruốc, dầu hào, nước hầm xương, hạt nêm từ thịt, tôm khô, mỡ heo (mỡ lợn) và gelatin.",
        meaning:
          "Please do not use fish sauce, shrimp paste, oyster sauce, bone broth, meat seasoning, dried shrimp, lard or gelatin.",
      },
      eat: {
        text: "Tôi ăn được rau, củ, trái cây, đậu hũ (đậu phụ), các loại đậu, nấm, các loại hạt, hành, tỏi, cơm, bún, nước tương (xì dầu) và dầu thực vật.",
        meaning:
          "I can eat vegetables, roots, fruit, tofu, beans, mushrooms, nuts and seeds, onion, garlic, rice, rice noodles, soy sauce and vegetable oil.",
      },
      question: {
        text: "Quán có thể làm những món nào như vậy ạ?",
        meaning: "Which dishes can the restaurant make like that?",
      },
      thanks: { text: "Xin cảm ơn rất nhiều!" },
    },
    note: "“Chay” is the vegetarian food of Buddhists and known everywhere; “quán chay” and “cơm chay” are places that cook it. It may hold egg, milk or honey, so the card says “thuần chay”, purely vegetarian. Elsewhere fish sauce (nước mắm) is in most dishes and bone broth in most soups.",
    checked: { on: "2026-11-26", how: "independent-reading" },
  },
  {
    tag: "id",
    name: "Indonesian",
    ownName: "Bahasa Indonesia",
    direction: "ltr",
    countries: ["ID"],
    lines: {
      vegan: { text: "Saya vegan: saya hanya makan makanan yang berasal dari tumbuhan." },
      avoid: {
        text: "Saya tidak makan daging, ayam, ikan, udang, makanan laut, telur, susu, mentega, keju, atau madu.",
        meaning:
          "I eat no meat, chicken, fish, shrimp, seafood, eggs, milk, butter, cheese or honey.",
      },
      hidden: {
        text: "Tolong jangan pakai terasi, petis, ebi, kecap ikan, saus tiram, kaldu ayam, kaldu sapi, lemak hewan, atau gelatin.",
        meaning:
          "Please do not use shrimp paste, petis, dried shrimp, fish sauce, oyster sauce, chicken broth, beef broth, animal fat or gelatin.",
      },
      eat: {
        text: "Saya bisa makan sayur, buah, tahu, tempe, kacang-kacangan, jamur, nasi, mi tanpa telur, kentang, santan, kecap manis, dan minyak nabati.",
        meaning:
          "I can eat vegetables, fruit, tofu, tempeh, beans and nuts, mushrooms, rice, noodles without egg, potatoes, coconut milk, sweet soy sauce and vegetable oil.",
      },
      question: {
        text: "Makanan apa saja yang bisa dibuat seperti itu?",
        meaning: "Which dishes can be made like that?",
      },
      thanks: { text: "Terima kasih banyak!" },
    },
    note: "“Vegan” is known in cities and in the tourist places of Bali; “vegetarian” may hold egg and milk. “Daging” is often heard as beef alone, so the card names chicken, too. Shrimp paste (terasi) is in most sambal and in many vegetable dishes, and gado-gado usually comes with egg and crackers (kerupuk) that may be made with shrimp.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
