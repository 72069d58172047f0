import accountMails from "@/lib/messages/fr/mails/account.json";
import accountSaved from "@/lib/messages/fr/account/saved.json";
import article from "@/lib/messages/fr/guides/article.json";
import ask from "@/lib/messages/fr/near-me/ask.json";
import blog from "@/lib/messages/fr/forum/blog.json";
import card from "@/lib/messages/fr/card.json";
import cities from "@/lib/messages/fr/places/cities.json";
import city from "@/lib/messages/fr/places/city.json";
import claimFailures from "@/lib/messages/fr/claims/failures.json";
import claimForm from "@/lib/messages/fr/claims/claim.json";
import claimMails from "@/lib/messages/fr/mails/claims.json";
import communityTabs from "@/lib/messages/fr/forum/tabs.json";
import confirm from "@/lib/messages/fr/sign-in/confirm.json";
import contact from "@/lib/messages/fr/about/contact.json";
import contactForm from "@/lib/messages/fr/about/contact-form.json";
import contactMails from "@/lib/messages/fr/mails/contact.json";
import contentMails from "@/lib/messages/fr/mails/content.json";
import controls from "@/lib/messages/fr/controls.json";
import correctionForm from "@/lib/messages/fr/forms/correction.json";
import correctionMails from "@/lib/messages/fr/mails/corrections.json";
import country from "@/lib/messages/fr/places/country.json";
import countryCities from "@/lib/messages/fr/places/country-cities.json";
import credit from "@/lib/messages/fr/credit.json";
import dishForm from "@/lib/messages/fr/forms/dish.json";
import done from "@/lib/messages/fr/done.json";
import event from "@/lib/messages/fr/event.json";
import eventActions from "@/lib/messages/fr/events/actions.json";
import eventForm from "@/lib/messages/fr/events/form.json";
import eventGuests from "@/lib/messages/fr/events/guests.json";
import eventJoin from "@/lib/messages/fr/events/join.json";
import eventMails from "@/lib/messages/fr/mails/events.json";
import eventPage from "@/lib/messages/fr/events/page.json";
import eventScreens from "@/lib/messages/fr/events/screens.json";
import eventSent from "@/lib/messages/fr/events/sent.json";
import everywhere from "@/lib/messages/fr/everywhere.json";
import factLabels from "@/lib/messages/fr/forms/facts.json";
import failures from "@/lib/messages/fr/sign-in/failures.json";
import favorites from "@/lib/messages/fr/favorites/favorites.json";
import favoritesAccount from "@/lib/messages/fr/favorites/account.json";
import favoritesPage from "@/lib/messages/fr/favorites/page.json";
import feed from "@/lib/messages/fr/screens/feed.json";
import factFields from "@/lib/messages/fr/forms/fact-fields.json";
import factHints from "@/lib/messages/fr/forms/fact-hints.json";
import factsForm from "@/lib/messages/fr/forms/facts-form.json";
import filters from "@/lib/messages/fr/near-me/filters.json";
import form from "@/lib/messages/fr/forms/form.json";
import formFailures from "@/lib/messages/fr/forms/failures.json";
import formPages from "@/lib/messages/fr/forms/pages.json";
import forum from "@/lib/messages/fr/forum/forum.json";
import forumPages from "@/lib/messages/fr/forum/form-pages.json";
import forumResults from "@/lib/messages/fr/forum/results.json";
import found from "@/lib/messages/fr/screens/found.json";
import gallery from "@/lib/messages/fr/members/gallery.json";
import guideLists from "@/lib/messages/fr/guides/guide-lists.json";
import home from "@/lib/messages/fr/home.json";
import hours from "@/lib/messages/fr/hours.json";
import latestReviews from "@/lib/messages/fr/screens/latest-reviews.json";
import layout from "@/lib/messages/fr/layout.json";
import levels from "@/lib/messages/fr/members/levels.json";
import listExport from "@/lib/messages/fr/lists/export.json";
import listForms from "@/lib/messages/fr/lists/forms.json";
import listNotices from "@/lib/messages/fr/lists/notices.json";
import lists from "@/lib/messages/fr/lists/lists.json";
import listingForm from "@/lib/messages/fr/forms/listing.json";
import listingPage from "@/lib/messages/fr/forms/listing-page.json";
import liveMap from "@/lib/messages/fr/live-map.json";
import mail from "@/lib/messages/fr/mails/mail.json";
import map from "@/lib/messages/fr/map.json";
import mapBox from "@/lib/messages/fr/map-box.json";
import mapPage from "@/lib/messages/fr/screens/map-page.json";
import memberMails from "@/lib/messages/fr/mails/members.json";
import members from "@/lib/messages/fr/members/members.json";
import meta from "@/lib/messages/fr/meta.json";
import missing from "@/lib/messages/fr/missing/page.json";
import mission from "@/lib/messages/fr/about/mission.json";
import nearMe from "@/lib/messages/fr/near-me/near-me.json";
import nearMePage from "@/lib/messages/fr/near-me/near-me-page.json";
import note from "@/lib/messages/fr/favorites/note.json";
import nutrients from "@/lib/messages/fr/guides/nutrients.json";
import offline from "@/lib/messages/fr/missing/offline.json";
import ownLists from "@/lib/messages/fr/account/own-lists.json";
import ownPosts from "@/lib/messages/fr/forum/own-posts.json";
import ownerForms from "@/lib/messages/fr/claims/forms.json";
import ownerPages from "@/lib/messages/fr/claims/pages.json";
import password from "@/lib/messages/fr/sign-in/password.json";
import passwordForms from "@/lib/messages/fr/account/password-forms.json";
import photo from "@/lib/messages/fr/forms/photo.json";
import photos from "@/lib/messages/fr/members/photos.json";
import photoWords from "@/lib/messages/fr/forms/photo-words.json";
import phrases from "@/lib/messages/fr/phrases.json";
import place from "@/lib/messages/fr/place.json";
import postForms from "@/lib/messages/fr/forum/post-forms.json";
import presses from "@/lib/messages/fr/presses.json";
import profile from "@/lib/messages/fr/account/profile.json";
import profileForm from "@/lib/messages/fr/account/profile-form.json";
import questionForm from "@/lib/messages/fr/forms/question.json";
import rating from "@/lib/messages/fr/rating.json";
import reportForm from "@/lib/messages/fr/forms/report.json";
import reset from "@/lib/messages/fr/sign-in/reset.json";
import reviewForm from "@/lib/messages/fr/forms/review.json";
import reviews from "@/lib/messages/fr/reviews.json";
import rows from "@/lib/messages/fr/rows.json";
import saving from "@/lib/messages/fr/favorites/saving.json";
import search from "@/lib/messages/fr/search.json";
import secondStep from "@/lib/messages/fr/sign-in/second-step.json";
import shareImage from "@/lib/messages/fr/screens/share-image.json";
import settings from "@/lib/messages/fr/account/settings.json";
import settingsForms from "@/lib/messages/fr/account/settings-forms.json";
import settingsPages from "@/lib/messages/fr/account/settings-pages.json";
import signIn from "@/lib/messages/fr/sign-in/sign-in.json";
import signInPage from "@/lib/messages/fr/sign-in/page.json";
import sorting from "@/lib/messages/fr/near-me/sorting.json";
import sources from "@/lib/messages/fr/sources.json";
import submissionMails from "@/lib/messages/fr/mails/submissions.json";
import tipForm from "@/lib/messages/fr/forms/tip.json";
import topRated from "@/lib/messages/fr/top-rated.json";
import unsubscribe from "@/lib/messages/fr/account/unsubscribe.json";
import uploadForm from "@/lib/messages/fr/forms/upload.json";
import world from "@/lib/messages/fr/near-me/world.json";
import worldMap from "@/lib/messages/fr/screens/world-map.json";
import type { Files } from "@/lib/languages/files/en";

export const FR: Files = {
  "account-mails": accountMails,
  "account-saved": accountSaved,
  article,
  ask,
  blog,
  card,
  cities,
  city,
  "claim-failures": claimFailures,
  "claim-form": claimForm,
  "claim-mails": claimMails,
  "community-tabs": communityTabs,
  confirm,
  contact,
  "contact-form": contactForm,
  "contact-mails": contactMails,
  "content-mails": contentMails,
  controls,
  "correction-form": correctionForm,
  "correction-mails": correctionMails,
  country,
  "country-cities": countryCities,
  credit,
  "dish-form": dishForm,
  done,
  event,
  "event-actions": eventActions,
  "event-form": eventForm,
  "event-guests": eventGuests,
  "event-join": eventJoin,
  "event-mails": eventMails,
  "event-page": eventPage,
  "event-screens": eventScreens,
  "event-sent": eventSent,
  everywhere,
  "fact-fields": factFields,
  "fact-hints": factHints,
  "fact-labels": factLabels,
  "facts-form": factsForm,
  failures,
  favorites,
  "favorites-account": favoritesAccount,
  "favorites-page": favoritesPage,
  feed,
  filters,
  form,
  "form-failures": formFailures,
  "form-pages": formPages,
  forum,
  "forum-pages": forumPages,
  "forum-results": forumResults,
  found,
  gallery,
  "guide-lists": guideLists,
  home,
  hours,
  "latest-reviews": latestReviews,
  layout,
  levels,
  "list-export": listExport,
  "list-forms": listForms,
  "list-notices": listNotices,
  lists,
  "listing-form": listingForm,
  "listing-page": listingPage,
  "live-map": liveMap,
  mail,
  map,
  "map-box": mapBox,
  "map-page": mapPage,
  "member-mails": memberMails,
  members,
  meta,
  missing,
  mission,
  "near-me": nearMe,
  "near-me-page": nearMePage,
  note,
  nutrients,
  offline,
  "own-lists": ownLists,
  "own-posts": ownPosts,
  "owner-forms": ownerForms,
  "owner-pages": ownerPages,
  password,
  "password-forms": passwordForms,
  photo,
  "photo-words": photoWords,
  photos,
  phrases,
  place,
  "post-forms": postForms,
  presses,
  profile,
  "profile-form": profileForm,
  "question-form": questionForm,
  rating,
  "report-form": reportForm,
  reset,
  "review-form": reviewForm,
  reviews,
  rows,
  saving,
  search,
  "second-step": secondStep,
  "share-image": shareImage,
  settings,
  "settings-forms": settingsForms,
  "settings-pages": settingsPages,
  "sign-in": signIn,
  "sign-in-page": signInPage,
  sorting,
  sources,
  "submission-mails": submissionMails,
  "tip-form": tipForm,
  "top-rated": topRated,
  unsubscribe,
  "upload-form": uploadForm,
  world,
  "world-map": worldMap,
};
