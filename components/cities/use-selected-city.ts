"use client";

import { useState } from "react";
import { useFragmentState, type FragmentCodec } from "@/lib/browser/use-fragment-state";
import { cityFragment, parseCityFragment } from "@/lib/cities/fragment";
import type { City, CityGroup } from "@/lib/cities/types";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

type Selection = { cityId: string | undefined };

const historyOf = (path: string): FragmentCodec<Selection> => ({
  path,
  initial: { cityId: undefined },
  read: ({ fragment }) => ({ cityId: parseCityFragment(fragment) }),
  write: ({ cityId }) => ({ fragment: cityId === undefined ? "" : cityFragment(cityId) }),
});

/** The city that the URL names, and the step to another one or, with undefined, to none (P2.4). */
export function useSelectedCity(groups: CityGroup[], language: Language) {
  const [codec] = useState(() => historyOf(pathIn(language, ROUTES.byCity)));
  const { state, change } = useFragmentState(codec);
  const selected = groups.flatMap(({ cities }) => cities).find((city) => city.id === state.cityId);
  const select = (city: City | undefined) => change({ cityId: city?.id }, "push");
  return [selected, select] as const;
}
