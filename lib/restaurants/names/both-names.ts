type NameForms = { name: string; latinName?: string | null | undefined };

/** Both forms of a name in one line, for titles and other plain texts: "愛家素食 (Loving Hut)". */
export function bothNames({ name, latinName }: NameForms) {
  return latinName ? `${name} (${latinName})` : name;
}
