const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** Plain text with clickable web addresses. Nothing else in it is interpreted. */
export function LinkedText({ children }: { children: string }) {
  // `split` with one group puts the addresses at odd indices.
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}
