"use client";

import { useEffect, useState } from "react";

/** Hands over as many records as the address's query says, once they are there. */
export function Records({ kind, children }) {
  const [records, setRecords] = useState();
  useEffect(() => {
    fetch(`/records/${kind}/${new URLSearchParams(window.location.search).get("count")}`)
      .then((response) => response.json())
      .then(setRecords);
  }, [kind]);
  return records && children(records);
}
