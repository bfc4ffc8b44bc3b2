import { useState } from 'react';

/** What a desk prints on. */
export const papers = ['a4', 'roll'] as const;
export type Paper = (typeof papers)[number];

const shelf = 'gangway_paper';

/** The paper of this desk's printer: it stays the same from guest to guest, on this machine. */
export function usePaper(): [Paper, (paper: string) => void] {
  const [paper, setPaper] = useState<Paper>(() => read(localStorage.getItem(shelf)));
  return [
    paper,
    (chosen) => {
      setPaper(read(chosen));
      localStorage.setItem(shelf, read(chosen));
    },
  ];
}

function read(text: string | null): Paper {
  return papers.find((one) => one === text) ?? 'a4';
}
