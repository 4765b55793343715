/** Monev is for people who see little or nothing: ink and gold at high contrast, large type, large targets. */
export const monevStyle = `<style>
.monev{--app:#FFD479;background:#181D3A;color:#fff}
.monev .big{display:flex;align-items:center;justify-content:center;gap:12px;height:76px;border-radius:26px;font-weight:800;font-size:20px;letter-spacing:-.02em}
.monev .panel{border-radius:26px;background:#232A52}
.monev .soft{color:#C9CDE2}
.monev .tabbar{height:96px;background:#11152C;border:0;color:#B3B8D6}
.monev .tabbar div{font-size:13px}
.monev.table{background:repeating-linear-gradient(91deg,rgb(0 0 0/.16) 0 2px,transparent 2px 96px),
  repeating-linear-gradient(90deg,rgb(255 220 170/.05) 0 7px,rgb(0 0 0/.05) 7px 15px,transparent 15px 33px),linear-gradient(160deg,#8A5A34,#5C381C)}
.monev.dim{background:linear-gradient(180deg,#0B0D18,#14172A)}
.monev .hint{display:flex;align-items:center;gap:12px;align-self:center;height:68px;margin-top:34px;padding:0 30px;border-radius:99px;
  background:#11152C;color:#FFD479;font-weight:800;font-size:25px;letter-spacing:-.03em}
</style>`;

/** A voice as bars; those before `played` (0 to 1) have been heard. Sizes in CSS pixels. */
export function soundWave(width: number, height: number, played: number): string {
  const count = Math.floor(width / 10);
  const bars = Array.from({ length: count }, (_, index) => {
    const swell = Math.sin((Math.PI * (index + 0.5)) / count);
    const tall =
      height * (0.14 + 0.86 * swell * Math.abs(Math.sin(index * 1.7) * 0.7 + Math.cos(index * 0.63) * 0.3));
    const heard = index / count < played;
    return `<rect x="${(index * width) / count}" y="${(height - tall) / 2}" width="6" height="${tall}" rx="3" fill="${heard ? '#FFD479' : '#5A628F'}"/>`;
  });
  return `<svg width="${width}" height="${height}">${bars.join('')}</svg>`;
}
