/** The result as a picture to share, drawn in the page. */
import { logoArt, pieceArt } from "../../cards/art";
import { colourOf } from "../../cards/colours";
import type { Projection } from "../../net/protocol";

export interface Result {
  headline: string;
  /** What the three parts of a bar stand for. */
  legend: [string, string, string];
  footer: string;
  /** Everybody, the highest first. */
  rows: { seat: number; name: string; winner: boolean; part: Projection }[];
}

type Pen = CanvasRenderingContext2D;

const [WIDE, MARGIN, HEAD, ROW, FOOT] = [1080, 72, 344, 112, 104];
const [PIECE, BAR] = [72, 34];
const LOGO: [number, number] = [520, 130];
const GILT = "--brass:#cfa650;--ink:#f3d58a;--paper:#171310";
const LEFT = MARGIN + PIECE + 24;
const ROOM = WIDE - MARGIN - 130 - LEFT;
const SERIF = '"Playfair Display Variable", "Times New Roman", serif';
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif';
const [TEXT, DIM, BRASS, TABLE, RAISED] = ["#efe5d0", "#c0b197", "#f3d58a", "#171310", "#2f2720"];
const LEGEND = "#a8956f";

/** Draws the result and gives it as a PNG. */
export async function resultPicture(result: Result): Promise<Blob> {
  await document.fonts.ready;
  const [logo, ...pieces] = await Promise.all([
    picture(logoArt().replace("<svg ", `<svg style="${GILT}" `), LOGO),
    ...result.rows.map(({ seat }) => picture(pieceArt(seat), [PIECE * 0.8, PIECE])),
  ]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HEAD + result.rows.length * ROW + FOOT;
  canvas.hidden = true;
  // A part of the page while it is drawn: figures are the page's, which line up.
  document.body.append(canvas);
  try {
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("this browser cannot draw");
    drawGround(pen, canvas.height);
    if (logo) pen.drawImage(logo, (WIDE - LOGO[0]) / 2, 60);
    pen.textAlign = "center";
    write(pen, result.headline, WIDE / 2, 286, `800 60px ${SERIF}`, BRASS);
    pen.textAlign = "left";
    const most = Math.max(1, ...result.rows.map(({ part }) => part.total));
    result.rows.forEach((row, i) => {
      drawRow(pen, row, pieces[i], HEAD + i * ROW, most);
    });
    drawFoot(pen, result, canvas.height - 56);
    return await png(canvas);
  } finally {
    canvas.remove();
  }
}

/** A drawing in its own colours, of a size that it has in every browser. */
async function picture(svg: string, [wide, high]: [number, number]): Promise<HTMLImageElement> {
  const image = new Image();
  const sized = svg.replace("<svg ", `<svg width="${wide}" height="${high}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}

const png = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture could be made"))), "image/png");
  });

function drawGround(pen: Pen, high: number): void {
  const light = pen.createRadialGradient(WIDE / 2, 200, 80, WIDE / 2, 200, WIDE);
  light.addColorStop(0, "#3a3026");
  light.addColorStop(1, TABLE);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, high);
  pen.strokeStyle = "#cfa650";
  for (const [inset, thick] of [
    [18, 6],
    [30, 1.5],
  ] as const) {
    pen.lineWidth = thick;
    pen.strokeRect(inset, inset, WIDE - 2 * inset, high - 2 * inset);
  }
}

function drawRow(
  pen: Pen,
  { seat, name, winner, part }: Result["rows"][number],
  piece: HTMLImageElement | undefined,
  top: number,
  most: number,
): void {
  if (piece) pen.drawImage(piece, MARGIN, top + 6);
  write(pen, name, LEFT, top + 32, `700 34px ${SANS}`, winner ? BRASS : TEXT, ROOM);
  pen.fillStyle = RAISED;
  pen.fillRect(LEFT, top + 46, ROOM, BAR);
  let left = LEFT;
  const techniques = part.techniques.reduce((sum, each) => sum + each.vp, 0);
  [part.vp, part.buildings, techniques].forEach((vp, kind) => {
    const wide = (ROOM * vp) / most;
    if (vp > 0) drawPart(pen, kind, colourOf(seat), left, top + 46, wide - 3, BAR);
    left += wide;
  });
  pen.textAlign = "right";
  write(pen, String(part.total), WIDE - MARGIN, top + 82, `800 60px ${SERIF}`, winner ? BRASS : TEXT);
  pen.textAlign = "left";
}

/** Points from play are dimmed, those of buildings plain, those of techniques hatched; as on the end sheet. */
function drawPart(
  pen: Pen,
  kind: number,
  colour: string,
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  pen.globalAlpha = kind === 0 ? 0.65 : 1;
  pen.fillStyle = colour;
  pen.fillRect(x, y, wide, high);
  if (kind === 2) {
    pen.strokeStyle = "rgb(0 0 0 / 50%)";
    pen.lineWidth = 6;
    for (let at = x - high; at < x + wide; at += 16) {
      pen.beginPath();
      pen.moveTo(at, y + high);
      pen.lineTo(at + high, y);
      pen.stroke();
    }
  }
  pen.restore();
}

function drawFoot(pen: Pen, { legend, footer }: Result, base: number): void {
  const font = `500 26px ${SANS}`;
  let left = MARGIN;
  legend.forEach((text, kind) => {
    drawPart(pen, kind, LEGEND, left, base - 18, 30, 20);
    write(pen, text, left + 40, base, font, DIM);
    left += 40 + pen.measureText(text).width + 32;
  });
  pen.textAlign = "right";
  write(pen, footer, WIDE - MARGIN, base, font, DIM, WIDE - MARGIN - left);
}

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  room = WIDE - 2 * MARGIN,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, room);
}

/** Hands a picture to another app where the device can do that, else saves it. */
export async function share(picture: Blob, name: string): Promise<"shared" | "saved"> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // whoever changes their mind refuses nothing
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
