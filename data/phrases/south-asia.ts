import type { PhraseRecord } from "@/lib/phrases/types";

export const SOUTH_ASIA: PhraseRecord[] = [
  {
    tag: "hi",
    name: "Hindi",
    ownName: "हिन्दी",
    direction: "ltr",
    countries: ["IN"],
    lines: {
      vegan: {
        text: "मैं वीगन हूँ, यानी मेरा खाना सिर्फ़ पेड़-पौधों से बना होना चाहिए।",
        say: "Main vegan hoon, yaani mera khaana sirf ped-paudhon se bana hona chaahiye.",
        meaning: "I am vegan: my food must be made only from plants.",
      },
      avoid: {
        text: "कृपया मांस, चिकन, मछली, झींगा, अंडा, दूध, दही, घी, मक्खन, पनीर, मलाई, खोया या शहद न डालें।",
        say: "Kripya maans, chikan, machhli, jheenga, anda, doodh, dahi, ghee, makkhan, paneer, malai, khoya ya shahad na daalen.",
        meaning:
          "Please put in no meat, chicken, fish, shrimp, egg, milk, curd, ghee, butter, paneer, cream, khoya or honey.",
      },
      hidden: {
        text: "कृपया घी की जगह तेल में पकाएँ, रोटी पर घी या मक्खन न लगाएँ और छाछ, मांस का शोरबा या जिलेटिन न डालें।",
        say: "Kripya ghee ki jagah tel mein pakaen, roti par ghee ya makkhan na lagaen aur chhaachh, maans ka shorba ya jiletin na daalen.",
        meaning:
          "Please cook in oil instead of ghee, put no ghee or butter on roti, and add no buttermilk, meat broth or gelatin.",
      },
      eat: {
        text: "मेरे लिए सब्ज़ियाँ, फल, दाल, चना, राजमा, चावल, सादी रोटी, आलू, मशरूम, मेवे और तेल ठीक हैं।",
        say: "Mere liye sabziyan, phal, daal, chana, raajma, chaaval, saadi roti, aaloo, mashroom, meve aur tel theek hain.",
        meaning:
          "Vegetables, fruit, lentils, chickpeas, kidney beans, rice, plain roti, potatoes, mushrooms, nuts and oil are fine for me.",
      },
      question: {
        text: "आप कौन-से व्यंजन इस तरह बना सकते हैं?",
        say: "Aap kaun-se vyanjan is tarah bana sakte hain?",
      },
      thanks: { text: "बहुत-बहुत धन्यवाद!", say: "Bahut-bahut dhanyavaad!" },
    },
    note: "“Veg” and “pure veg” mean without meat, fish and usually egg, but with milk: ghee, butter, curd, cream and paneer are in many gravies and sweets and on many breads. “Vegan” is known in big cities; elsewhere name what you leave out, ghee first.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
  {
    tag: "bn",
    name: "Bengali",
    ownName: "বাংলা",
    direction: "ltr",
    countries: ["BD"],
    alsoIn: "West Bengal and Tripura in India",
    lines: {
      vegan: {
        text: "আমি ভেগান (সম্পূর্ণ নিরামিষ)। আমি শুধু উদ্ভিজ্জ খাবার খাই।",
        say: "Ami bhegan (shompurno niramish). Ami shudhu udbhijjo khabar khai.",
        meaning: "I am vegan (wholly niramish). I eat only plant food.",
      },
      avoid: {
        text: "আমি মাংস, মুরগি, মাছ, চিংড়ি, শুঁটকি, ডিম, দুধ, দই, ঘি, মাখন, ছানা, পনির ও মধু খাই না।",
        say: "Ami mangsho, murgi, machh, chingri, shutki, dim, dudh, doi, ghi, makhon, chhana, ponir o modhu khai na.",
        meaning:
          "I eat no meat, chicken, fish, shrimp, dried fish, egg, milk, curd, ghee, butter, chhana, paneer or honey.",
      },
      hidden: {
        text: "মাছ বা মাংসের ঝোল, মাছের মাথা দেওয়া ডাল বা সবজি এবং জেলাটিনও খাই না। দয়া করে ঘিয়ের বদলে তেলে রান্না করুন।",
        say: "Machh ba mangsher jhol, machher matha dewa dal ba shobji ebong jelatin-o khai na. Doya kore ghiyer bodole tele ranna korun.",
        meaning:
          "Nor fish or meat gravy, lentils or vegetables with fish head, or gelatin. Please cook in oil instead of ghee.",
      },
      eat: {
        text: "আমি ভাত, রুটি, ডাল, ছোলা, শাকসবজি, আলু, পেঁয়াজ, রসুন, ফল, মাশরুম ও বাদাম খাই।",
        say: "Ami bhat, ruti, dal, chhola, shak-shobji, alu, peyaj, roshun, phol, mashrum o badam khai.",
        meaning:
          "I eat rice, roti, lentils, chickpeas, greens and vegetables, potatoes, onion, garlic, fruit, mushrooms and nuts.",
      },
      question: {
        text: "কোন কোন খাবার আপনারা এভাবে তৈরি করতে পারেন?",
        say: "Kon kon khabar apnara ebhabe toiri korte paren?",
      },
      thanks: { text: "অনেক ধন্যবাদ!", say: "Onek dhonnobad!" },
    },
    note: "“Niramish” is the word that a kitchen knows: without meat, fish and egg, traditionally also without onion and garlic, but often with milk, curd and ghee. Vegetables and lentils are often cooked with shrimp, small fish or a fish head, so the card names them.",
    checked: { on: "2026-11-26", how: "second-reading" },
  },
];
