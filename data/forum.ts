import type { ForumTopic } from "@/lib/community/types";

/** The four topics of the forum, each with its first post and a few of its replies. All are samples. */
export const FORUM_TOPICS: ForumTopic[] = [
  {
    id: "best-brunch",
    title: "What is the best vegan brunch you have had this year?",
    author: { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
    replies: 48,
    lastPost: "2026-11-18",
    updatedAt: "2026-11-22",
    post: {
      date: "2026-10-27",
      paragraphs: [
        "I am planning a weekend around breakfast, which is the only honest way to plan a weekend. Tell me about the one brunch of this year that you still think about.",
        "Not the prettiest plate, please. What was on it, what made it work without eggs, and would it survive being cooked at home?",
      ],
    },
    sampleReplies: [
      {
        author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
        date: "2026-10-28",
        paragraphs: [
          "Chickpea flour. One cup of flour, one cup of water, salt, a little turmeric, ten minutes of rest, then a hot oiled pan. Fold it over mushrooms and herbs. It sets like an omelet and nobody at the table asked what it was.",
          "Kala namak, the black salt of Indian kitchens, gives the smell of egg. Use a pinch at the very end: heat drives it off.",
        ],
        helped: true,
      },
      {
        author: { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
        date: "2026-10-29",
        paragraphs: [
          "Chilaquiles verdes. Yesterday’s tortillas, fried until they are stiff, then tomatillo salsa for exactly as long as it takes to carry the pan to the table. Beans on the side, avocado on top, no crema, and nothing is missing.",
          "At a restaurant ask whether the beans were cooked with lard and whether the salsa has chicken stock in it. Those are the two places where it hides.",
        ],
      },
      {
        author: { name: "Elena Marsh", avatar: "/pictures/people/face-02-elena.svg" },
        date: "2026-11-02",
        quote: "would it survive being cooked at home?",
        paragraphs: [
          "Shakshuka does. Leave out the eggs and use something that holds its shape: silken tofu in large spoonfuls, or white beans. Cook the sauce for longer than you think, until the spoon leaves a trail.",
        ],
      },
      {
        author: { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
        date: "2026-11-18",
        paragraphs: [
          "The one I still think about was the simplest: toasted rye, hummus, pickled cucumber, dill, and tomatoes in August. It needs no recipe and no reservation. The second best was a buffet where every dish had a card with its ingredients, so I ate instead of asking.",
        ],
      },
    ],
    sample: true,
  },
  {
    id: "warsaw-in-may",
    title: "Traveling to Warsaw in May: where do I eat first?",
    author: { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
    replies: 31,
    lastPost: "2026-11-17",
    updatedAt: "2026-11-22",
    post: {
      date: "2026-11-03",
      paragraphs: [
        "Four days in Warsaw, at the beginning of May, and I speak no Polish. I would like to eat what people eat there, not a burger that I could have at home.",
        "Which traditional dishes are vegan, or one question away from it? And what do I say so that the question is understood?",
      ],
    },
    sampleReplies: [
      {
        author: { name: "Marcus Bell", avatar: "/pictures/people/face-09-marcus.svg" },
        date: "2026-11-04",
        paragraphs: [
          "Go to a milk bar (bar mleczny) for lunch. The name is misleading: they are plain canteens, and beside the dairy there are pierogi, soups, buckwheat and salads at low prices. Order at the till, carry your own tray.",
          "Pierogi z kapustą i grzybami are filled with sauerkraut and mushrooms. Pierogi ruskie are not for you, there is curd cheese in them. Ask for the first kind bez masła i bez skwarek, without butter and without bacon bits, since both are put on top without being mentioned.",
        ],
        helped: true,
      },
      {
        author: { name: "Ruth Abrams", avatar: "/pictures/people/face-07-ruth.svg" },
        date: "2026-11-05",
        paragraphs: [
          "Soups need a second question. Barszcz, the clear beet soup, may stand on meat stock or on vegetables and dried mushrooms. The words are: czy to jest na wywarze warzywnym? Is it on vegetable stock?",
          "And say wegańskie, not wegetariańskie. The second still has cream in it.",
        ],
      },
      {
        author: { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
        date: "2026-11-09",
        quote: "what people eat there",
        paragraphs: [
          "In May look for new potatoes with dill, young cabbage, radishes and the first strawberries at the markets. Kasza gryczana, roasted buckwheat, is on every menu as a side dish and it is nearly always just buckwheat. With a mushroom sauce ask about cream.",
        ],
      },
      {
        author: { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
        date: "2026-11-17",
        paragraphs: [
          "Thank you. I have written the three sentences on a card: no butter and bacon bits, vegetable stock, and the word itself. I will report in May.",
        ],
      },
    ],
    sample: true,
  },
  {
    id: "allergen-labels",
    title: "Restaurants that label allergens properly, dish by dish",
    author: { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
    replies: 27,
    lastPost: "2026-11-14",
    updatedAt: "2026-11-22",
    post: {
      date: "2026-10-19",
      paragraphs: [
        "My sister is allergic to cashews and I am vegan, which makes us a difficult table: so much of what replaces cream is cashew. The best evenings are those where the menu answers before we ask.",
        "What do good menus do? And what do you do when the answer is a shrug?",
      ],
    },
    sampleReplies: [
      {
        author: { name: "Leo Brandt", avatar: "/pictures/people/face-10-leo.svg" },
        date: "2026-10-20",
        paragraphs: [
          "In the European Union every restaurant has to be able to tell you which of fourteen allergens are in a dish. They are in Annex II of Regulation 1169/2011, and nuts are listed one by one: almond, hazelnut, walnut, cashew, pecan, Brazil nut, pistachio, macadamia. So you may ask about cashews and need not accept “contains nuts”.",
          "How they tell you differs by country: numbers behind the dishes, a folder at the bar, or a waiter who asks the kitchen.",
        ],
        helped: true,
      },
      {
        author: { name: "Samira Haddad", avatar: "/pictures/people/face-08-samira.svg" },
        date: "2026-10-22",
        quote: "What do good menus do?",
        paragraphs: [
          "They list the allergens dish by dish, they have a date on the list, and they name what is fried in the same oil. A list without a date was printed before the last change of cook.",
        ],
      },
      {
        author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
        date: "2026-10-30",
        paragraphs: [
          "With a shrug I order something that was never mixed: fruit, a baked potato, rice. Or I leave. And I never rely on a filter of a website for this, ours included: a filter knows what somebody once typed, the kitchen knows what is in the pot today.",
        ],
      },
      {
        author: { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
        date: "2026-11-14",
        paragraphs: [
          "We now book by e-mail with one sentence: “One of us is allergic to cashews, both of us eat no animal products; can you cook for us on Saturday?” The answers sort the restaurants by themselves.",
        ],
      },
    ],
    sample: true,
  },
  {
    id: "broth-without-dashi",
    title: "How do you ask for broth without dashi in Tokyo?",
    author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
    replies: 19,
    lastPost: "2026-11-09",
    updatedAt: "2026-11-22",
    post: {
      date: "2026-11-02",
      paragraphs: [
        "I am going in March, and I keep reading that even the vegetable udon sits in bonito stock. Is there a sentence that works? And does pointing at the pot count?",
      ],
    },
    sampleReplies: [
      {
        author: { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
        date: "2026-11-02",
        paragraphs: [
          "Ask about the stock by its name, not about “vegan”. Dashi only means stock. The fish in it is katsuobushi, flakes of bonito, or niboshi, small dried sardines. If you say that you do not eat those and that kombu is fine, the cook knows at once whether it can be done.",
          "Mostly it cannot, because one pot is made in the morning for everything. That is not unfriendliness. Ask before you sit down.",
        ],
        helped: true,
      },
      {
        author: { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
        date: "2026-11-03",
        quote: "does pointing at the pot count?",
        paragraphs: [
          "Only if you like surprises. I looked for temple food, shojin ryori, on the first two days, learned the words there, and used them everywhere after that. Temple kitchens make their stock from kombu and dried shiitake.",
        ],
      },
      {
        author: { name: "Leo Brandt", avatar: "/pictures/people/face-10-leo.svg" },
        date: "2026-11-05",
        paragraphs: [
          "If you want to practice before you fly, listen to the sentence a few times and write it on a card in Japanese as well. Our Tokyo guide has both, with how to say it.",
        ],
        link: { href: "/guides/travel/tokyo", label: "Tokyo: useful phrases" },
      },
      {
        author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
        date: "2026-11-09",
        paragraphs: [
          "Card written. I also learned that soy sauce for dipping and the sauce on agedashi tofu are two different things: the second one is mostly dashi.",
        ],
      },
    ],
    sample: true,
  },
];
