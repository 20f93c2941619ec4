const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** Plain text in which web addresses can be clicked; nothing else in it is interpreted. */
export function LinkedText({ children }: { children: string }) {
  // Splitting by one group puts the addresses at the odd places.
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
