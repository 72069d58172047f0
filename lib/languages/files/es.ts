import accountMails from "@/lib/messages/es/mails/account.json";
import accountSaved from "@/lib/messages/es/account/saved.json";
import article from "@/lib/messages/es/guides/article.json";
import ask from "@/lib/messages/es/near-me/ask.json";
import blog from "@/lib/messages/es/forum/blog.json";
import card from "@/lib/messages/es/card.json";
import cities from "@/lib/messages/es/places/cities.json";
import city from "@/lib/messages/es/places/city.json";
import claimFailures from "@/lib/messages/es/claims/failures.json";
import claimForm from "@/lib/messages/es/claims/claim.json";
import claimMails from "@/lib/messages/es/mails/claims.json";
import communityTabs from "@/lib/messages/es/forum/tabs.json";
import confirm from "@/lib/messages/es/sign-in/confirm.json";
import contact from "@/lib/messages/es/about/contact.json";
import contactForm from "@/lib/messages/es/about/contact-form.json";
import contactMails from "@/lib/messages/es/mails/contact.json";
import contentMails from "@/lib/messages/es/mails/content.json";
import controls from "@/lib/messages/es/controls.json";
import correctionForm from "@/lib/messages/es/forms/correction.json";
import correctionMails from "@/lib/messages/es/mails/corrections.json";
import country from "@/lib/messages/es/places/country.json";
import countryCities from "@/lib/messages/es/places/country-cities.json";
import credit from "@/lib/messages/es/credit.json";
import dishForm from "@/lib/messages/es/forms/dish.json";
import done from "@/lib/messages/es/done.json";
import event from "@/lib/messages/es/event.json";
import eventActions from "@/lib/messages/es/events/actions.json";
import eventForm from "@/lib/messages/es/events/form.json";
import eventGuests from "@/lib/messages/es/events/guests.json";
import eventJoin from "@/lib/messages/es/events/join.json";
import eventMails from "@/lib/messages/es/mails/events.json";
import eventPage from "@/lib/messages/es/events/page.json";
import eventScreens from "@/lib/messages/es/events/screens.json";
import eventSent from "@/lib/messages/es/events/sent.json";
import everywhere from "@/lib/messages/es/everywhere.json";
import factLabels from "@/lib/messages/es/forms/facts.json";
import failures from "@/lib/messages/es/sign-in/failures.json";
import favorites from "@/lib/messages/es/favorites/favorites.json";
import favoritesAccount from "@/lib/messages/es/favorites/account.json";
import favoritesPage from "@/lib/messages/es/favorites/page.json";
import feed from "@/lib/messages/es/screens/feed.json";
import factFields from "@/lib/messages/es/forms/fact-fields.json";
import factHints from "@/lib/messages/es/forms/fact-hints.json";
import factsForm from "@/lib/messages/es/forms/facts-form.json";
import filters from "@/lib/messages/es/near-me/filters.json";
import form from "@/lib/messages/es/forms/form.json";
import formFailures from "@/lib/messages/es/forms/failures.json";
import formPages from "@/lib/messages/es/forms/pages.json";
import forum from "@/lib/messages/es/forum/forum.json";
import forumPages from "@/lib/messages/es/forum/form-pages.json";
import forumResults from "@/lib/messages/es/forum/results.json";
import found from "@/lib/messages/es/screens/found.json";
import gallery from "@/lib/messages/es/members/gallery.json";
import guideLists from "@/lib/messages/es/guides/guide-lists.json";
import home from "@/lib/messages/es/home.json";
import hours from "@/lib/messages/es/hours.json";
import latestReviews from "@/lib/messages/es/screens/latest-reviews.json";
import layout from "@/lib/messages/es/layout.json";
import levels from "@/lib/messages/es/members/levels.json";
import listExport from "@/lib/messages/es/lists/export.json";
import listForms from "@/lib/messages/es/lists/forms.json";
import listNotices from "@/lib/messages/es/lists/notices.json";
import lists from "@/lib/messages/es/lists/lists.json";
import listingForm from "@/lib/messages/es/forms/listing.json";
import listingPage from "@/lib/messages/es/forms/listing-page.json";
import liveMap from "@/lib/messages/es/live-map.json";
import mail from "@/lib/messages/es/mails/mail.json";
import map from "@/lib/messages/es/map.json";
import mapBox from "@/lib/messages/es/map-box.json";
import mapPage from "@/lib/messages/es/screens/map-page.json";
import memberMails from "@/lib/messages/es/mails/members.json";
import members from "@/lib/messages/es/members/members.json";
import meta from "@/lib/messages/es/meta.json";
import missing from "@/lib/messages/es/missing/page.json";
import mission from "@/lib/messages/es/about/mission.json";
import nearMe from "@/lib/messages/es/near-me/near-me.json";
import nearMePage from "@/lib/messages/es/near-me/near-me-page.json";
import note from "@/lib/messages/es/favorites/note.json";
import nutrients from "@/lib/messages/es/guides/nutrients.json";
import offline from "@/lib/messages/es/missing/offline.json";
import ownLists from "@/lib/messages/es/account/own-lists.json";
import ownPosts from "@/lib/messages/es/forum/own-posts.json";
import ownerForms from "@/lib/messages/es/claims/forms.json";
import ownerPages from "@/lib/messages/es/claims/pages.json";
import password from "@/lib/messages/es/sign-in/password.json";
import passwordForms from "@/lib/messages/es/account/password-forms.json";
import photo from "@/lib/messages/es/forms/photo.json";
import photos from "@/lib/messages/es/members/photos.json";
import photoWords from "@/lib/messages/es/forms/photo-words.json";
import phrases from "@/lib/messages/es/phrases.json";
import place from "@/lib/messages/es/place.json";
import postForms from "@/lib/messages/es/forum/post-forms.json";
import presses from "@/lib/messages/es/presses.json";
import profile from "@/lib/messages/es/account/profile.json";
import profileForm from "@/lib/messages/es/account/profile-form.json";
import questionForm from "@/lib/messages/es/forms/question.json";
import rating from "@/lib/messages/es/rating.json";
import reportForm from "@/lib/messages/es/forms/report.json";
import reset from "@/lib/messages/es/sign-in/reset.json";
import reviewForm from "@/lib/messages/es/forms/review.json";
import reviews from "@/lib/messages/es/reviews.json";
import rows from "@/lib/messages/es/rows.json";
import saving from "@/lib/messages/es/favorites/saving.json";
import search from "@/lib/messages/es/search.json";
import secondStep from "@/lib/messages/es/sign-in/second-step.json";
import shareImage from "@/lib/messages/es/screens/share-image.json";
import settings from "@/lib/messages/es/account/settings.json";
import settingsForms from "@/lib/messages/es/account/settings-forms.json";
import settingsPages from "@/lib/messages/es/account/settings-pages.json";
import signIn from "@/lib/messages/es/sign-in/sign-in.json";
import signInPage from "@/lib/messages/es/sign-in/page.json";
import sorting from "@/lib/messages/es/near-me/sorting.json";
import sources from "@/lib/messages/es/sources.json";
import submissionMails from "@/lib/messages/es/mails/submissions.json";
import tipForm from "@/lib/messages/es/forms/tip.json";
import topRated from "@/lib/messages/es/top-rated.json";
import unsubscribe from "@/lib/messages/es/account/unsubscribe.json";
import uploadForm from "@/lib/messages/es/forms/upload.json";
import world from "@/lib/messages/es/near-me/world.json";
import worldMap from "@/lib/messages/es/screens/world-map.json";
import type { Files } from "@/lib/languages/files/en";

export const ES: Files = {
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
